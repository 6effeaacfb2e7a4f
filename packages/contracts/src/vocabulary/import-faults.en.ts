import { importCellFormats, importColumnHelp } from './import-columns.en.ts';
import { importColumns, isImportColumn } from './import-columns.ts';
import type { ImportFault, SaidFinding } from './import-faults.ts';
import { batchImportLimits, limits } from './limits.ts';

const thousands = (number: number): string => number.toLocaleString('en-GB');
const quoted = (text: string | null): string => (text === null || text === '' ? 'empty' : `“${text}”`);

function formatOf(path: string | null): string {
  const column = importColumns.find(({ name }) => name === path);
  return column === undefined ? '' : importCellFormats[column.kind];
}
const labelOf = (path: string | null): string => (path !== null && isImportColumn(path) ? importColumnHelp[path].label : (path ?? ''));
const wrongCell = ({ path, obtained }: SaidFinding): string =>
  `${labelOf(path)}: ${quoted(obtained)} will not do. Expected: ${formatOf(path)}`;
const tooLong = ({ path, expected, obtained }: SaidFinding): string => `${labelOf(path)}: ${obtained} characters, at most ${expected}`;

/** The twin of the sentences of `import-faults.fr.ts`. */
const sentences: Record<ImportFault, (finding: SaidFinding) => string> = {
  quote_not_closed: () => 'A quote that was opened is never closed: the end of the file cannot be read',
  quote_misplaced: () => 'A quote stands where none may: double those that are part of a text (“""”)',
  record_too_long: () => `A line is longer than ${thousands(batchImportLimits.maxLineBytes)} characters: a quote is probably missing`,
  cells_too_many: ({ expected, obtained }) =>
    `The line has ${obtained} cells, the header has ${expected}: a text that holds the separator must stand in quotes`,
  lines_none: () => 'The file has no line after its header',
  lines_too_many: () => `The file has more than ${thousands(batchImportLimits.maxLines)} lines: send it in several parts`,
  columns_too_many: ({ obtained }) => `The header has ${obtained} columns: at most ${batchImportLimits.maxColumns}`,
  column_missing: ({ path }) => `The column ${path} is required, and missing from the header`,
  column_duplicate: ({ path }) => `The column ${path} stands twice in the header`,
  value_missing: ({ path }) => `${labelOf(path)}: this value is required`,
  value_too_long: tooLong,
  title_conflict: ({ expected, obtained }) =>
    `The title ${quoted(obtained)} contradicts that of an earlier line with the same identifier, ${quoted(expected)}`,
  text_too_long: tooLong,
  day_invalid: wrongCell,
  time_invalid: wrongCell,
  url_invalid: wrongCell,
  email_invalid: wrongCell,
  phone_invalid: wrongCell,
  theme_unknown: wrongCell,
  longitude_invalid: wrongCell,
  latitude_invalid: wrongCell,
  longitude_out_of_bounds: wrongCell,
  latitude_out_of_bounds: wrongCell,
  position_half: () => 'Longitude and latitude go together: one of them is missing',
  postal_code_invalid: wrongCell,
  price_invalid: wrongCell,
  price_min_above_max: () => 'The lowest price is above the highest',
  day_without_start: () => 'A last day needs a first one',
  day_end_before_start: () => 'The first day is after the last',
  time_without_day: () => 'A time needs a date',
  time_without_start: () => 'An end needs a start',
  credits_without_photo: () => 'Credits are given without a photo',
  periods_too_many: () => `An event has at most ${limits.periods.max} dates`,
  event_refused: () => 'The event could not be saved: its values do not go together',
  event_reassigned: () => 'The event was given to an organisation: the import no longer changes it',
  column_unknown: ({ path }) => `The column ${quoted(path)} is not known, and not read`,
  lines_differ: ({ expected }) => `This line does not say the same as line ${expected} with the same identifier: only its dates are taken`,
  theme_missing: () => 'Without a theme the event stays a draft',
  position_missing: () => 'Without longitude and latitude the address is looked for; not found, the event stays a draft',
  day_missing: () => 'Without a date the event stays a draft',
  kept_by_hand: ({ obtained }) => `Changed by hand on the site, and kept as it is: ${obtained}`,
};

/** What moderators read in English of something found in a file. */
export const sayFinding = (finding: SaidFinding): string => sentences[finding.code](finding);
