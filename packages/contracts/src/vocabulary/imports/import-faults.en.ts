import { batchImportLimits, limits } from '../limits.ts';
import { quoted } from '../text/quoted.en.ts';
import { importCellFormats, importColumnHelp } from './import-columns.en.ts';
import { sayWith } from './say-finding.ts';

const thousands = (number: number): string => number.toLocaleString('en-GB');
const cellOf = (text: string | null): string =>
  text === null || text === '' ? 'empty' : quoted(text);

export const sayFinding = sayWith({
  columns: importColumnHelp,
  formats: importCellFormats,
  wrongCell: ({ label, obtained }, format) =>
    `${label}: ${cellOf(obtained)} is not valid. Expected: ${format}`,
  tooLong: ({ label, expected, obtained }) =>
    `${label}: ${obtained} characters, at most ${expected}`,
  others: {
    quote_not_closed: () =>
      'An opening quotation mark is never closed: the rest of the file cannot be read',
    quote_misplaced: () =>
      'A quotation mark is misplaced: double those that are part of a text (“""”)',
    record_too_long: () =>
      `A line is longer than ${thousands(batchImportLimits.maxLineBytes)} characters: a quotation mark is probably missing`,
    cells_too_many: ({ expected, obtained }) =>
      `The line has ${obtained} cells, the header has ${expected}: a text that contains the separator must be in quotation marks`,
    lines_none: () => 'The file has no line after its header',
    lines_too_many: () =>
      `The file has more than ${thousands(batchImportLimits.maxLines)} lines: send it in several parts`,
    columns_too_many: ({ obtained }) =>
      `The header has ${obtained} columns: at most ${batchImportLimits.maxColumns}`,
    column_missing: ({ path }) => `The column ${path} is required, and missing from the header`,
    column_duplicate: ({ path }) => `The column ${path} appears twice in the header`,
    value_missing: ({ label }) => `${label}: this value is required`,
    title_conflict: ({ expected, obtained }) =>
      `The title ${cellOf(obtained)} contradicts that of an earlier line with the same identifier, ${cellOf(expected)}`,
    position_half: () => 'Longitude and latitude go together: one of them is missing',
    price_min_above_max: () => 'The lowest price is above the highest',
    free_with_price: ({ obtained }) => `The line says “free” and gives a price: ${obtained}`,
    age_min_above_max: () => 'The minimum age is above the maximum',
    day_without_start: () => 'A last day needs a first one',
    day_end_before_start: () => 'The first day is after the last',
    day_far: ({ label, expected, obtained }) =>
      `${label}: ${cellOf(obtained)} is too far away, the limit is ${expected}`,
    time_without_day: () => 'A time needs a date',
    time_without_start: () => 'An end needs a start',
    credits_without_photo: () => 'Credits are given without a photo',
    periods_too_many: () => `An event has at most ${limits.periods.max} dates`,
    event_refused: () => 'The event could not be saved: its values do not go together',
    event_reassigned: () =>
      'The event was given to an organisation: the import no longer changes it',
    column_unknown: ({ path }) => `The column ${cellOf(path)} is unknown and is ignored`,
    lines_differ: ({ expected }) =>
      `This line differs from line ${expected} with the same identifier: only its dates are imported`,
    theme_missing: () => 'Without a theme the event stays a draft',
    position_missing: () =>
      'Without longitude and latitude the address is looked up; if it is not found, the event is placed at the centre of its commune',
    address_uncertain: ({ obtained }) =>
      `The address ${cellOf(obtained)} has no sure match: the event is at the centre of its commune`,
    address_unanswered: ({ obtained }) =>
      `The address ${cellOf(obtained)} could not be looked up yet: the event is at the centre of its commune`,
    address_missing: ({ obtained }) =>
      `Neither a street nor a position: the event is at the centre of ${cellOf(obtained)}`,
    place_unknown: ({ obtained }) =>
      `${obtained ? `The place ${cellOf(obtained)} is not found` : 'Neither an address nor a position'}: the event stays a draft without a position`,
    day_missing: () => 'Without a date the event stays a draft',
    kept_by_hand: ({ obtained }) => `Changed by hand on the site, and kept as it is: ${obtained}`,
    postal_code_corrected: ({ label, expected, obtained }) =>
      `${label}: ${cellOf(obtained)} contradicts the town and the position; ${expected === null ? 'imported without a postcode' : `replaced by ${expected}`}`,
    postal_code_elsewhere: ({ label, expected, obtained }) =>
      `${label}: ${cellOf(obtained)} is far from the position${expected === null ? '' : ` and is not that of ${expected}`}`,
    city_elsewhere: ({ label, expected, obtained }) =>
      `${label}: ${cellOf(obtained)} is far from the position and does not have the postcode ${expected}`,
    position_elsewhere: ({ expected, obtained }) =>
      `Longitude and latitude are ${obtained} km from ${expected}`,
    hours_unlikely: ({ obtained }) => `Unlikely times: ${cellOf(obtained)}`,
    period_long: ({ expected, obtained }) =>
      `${obtained} days from start to end: beyond ${expected}, one line per date is more exact`,
    days_past: () => 'All dates are past: no list shows the event',
  },
});
