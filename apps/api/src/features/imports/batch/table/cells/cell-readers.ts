import { wrongIn } from '@parages/contracts/vocabulary/events/poi-rules';
import {
  type ImportCellKind,
  type ImportColumnName,
  importTagColumns,
  importThemeColumns,
} from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportFault } from '@parages/contracts/vocabulary/imports/import-faults';
import { limits } from '@parages/contracts/vocabulary/limits';
import { foldText, foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { toWebAddress } from '../../../mapping/contacts.ts';
import { isCallable } from '../../../mapping/phone-number.ts';
import { toPlainLine, toPlainText } from '../../../mapping/plain-text.ts';
import { readThemes } from './theme-words.fr.ts';
import { readDays } from './written-days.domain.ts';
import { readPrices } from './written-prices.ts';
import { readClock } from './written-times.domain.ts';

/** A value for the first of the columns that has none. */
export type Extra = { columns: readonly ImportColumnName[]; value: string };
/**
 * `value` is null for a cell that has only markup or hidden characters. `extras` are what the cell
 * says for other columns, such as the end of « 14h-18h ».
 */
export type ReadCell =
  | { value: string | null; extras?: readonly Extra[] }
  | { code: ImportFault; expected: string };

const { bounds, priceMaxCents } = limits;
const decimal = /^[+-]?\d{1,3}(?:[.,]\d{1,20})?$/;

// Spreadsheets insert no-break spaces into numbers.
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

type Contact = { emails: string[]; phoneNumbers: string[]; websites: string[] };
const isContact = (contact: Partial<Contact>): boolean =>
  wrongIn({ contacts: [{ emails: [], phoneNumbers: [], websites: [], ...contact }] }).length === 0;

function readDegrees(text: string, code: 'longitude' | 'latitude'): ReadCell {
  const [least, most] =
    code === 'longitude' ? [bounds.west, bounds.east] : [bounds.south, bounds.north];
  const expected = `a number from ${least} to ${most}`;
  const compact = withoutSpaces(text);
  if (!decimal.test(compact)) return { code: `${code}_invalid`, expected };
  const degrees = Number(compact.replace(',', '.'));
  return degrees >= least && degrees <= most
    ? { value: String(degrees) }
    : { code: `${code}_out_of_bounds`, expected };
}

function readPhone(text: string): ReadCell {
  const digits = withoutSpaces(text);
  // Spreadsheets treat a telephone number as a number and drop its first zero.
  const phone = /^[1-9]\d{8}$/.test(digits) ? `0${digits}` : text;
  return isCallable(phone)
    ? { value: phone }
    : { code: 'phone_invalid', expected: 'a telephone number' };
}

function readUrl(text: string): ReadCell {
  const address = toWebAddress(text);
  return address !== null && isContact({ websites: [address] })
    ? { value: address }
    : { code: 'url_invalid', expected: 'an http or https address' };
}

function readPostalCode(text: string): ReadCell {
  const code = withoutSpaces(text);
  // Spreadsheets drop a leading zero: 1000 means 01000.
  if (/^\d{4,5}$/.test(code)) return { value: code.padStart(5, '0') };
  const [, digits, town] = /^(\d{5}) (\D.{0,200})$/.exec(text) ?? [];
  return digits === undefined
    ? { code: 'postal_code_invalid', expected: '5 digits' }
    : { value: digits, extras: extra(town, 'city') };
}

const extra = (value: string | undefined, ...columns: ImportColumnName[]): Extra[] =>
  value === undefined ? [] : [{ columns, value }];

/** The `max_price` of a price without a known maximum; `Number` reads it as more than any other. */
export const openMaximum = 'Infinity';

function readPrice(text: string, name: string): ReadCell {
  const prices = readPrices(text);
  if (prices === undefined)
    return { code: 'price_invalid', expected: `euros, 0 to ${priceMaxCents / 100}` };
  const { least, most, isFrom } = prices;
  const maximum = isFrom ? openMaximum : String(most);
  if (name === 'max_price')
    return { value: maximum, extras: isFrom ? extra(String(least), 'min_price') : [] };
  return {
    value: String(least),
    extras: isFrom || most > least ? extra(maximum, 'max_price') : [],
  };
}

function readDay(text: string, name: string): ReadCell {
  const days = readDays(text);
  if (days === undefined) return { code: 'day_invalid', expected: 'yyyy-MM-dd or dd/MM/yyyy' };
  const { start, end, times } = days;
  if (name === 'end_date')
    return { value: end ?? start, extras: extra(times?.end ?? times?.start, 'end_time') };
  return {
    value: start,
    extras: [
      ...extra(end, 'end_date'),
      ...extra(times?.start, 'start_time'),
      ...extra(times?.end, 'end_time'),
    ],
  };
}

function readHour(text: string, name: string): ReadCell {
  const times = readClock(text);
  if (times === undefined) return { code: 'time_invalid', expected: 'HH:mm or HH:mm:ss' };
  const { start, end } = times;
  if (name === 'end_time') return { value: end ?? start };
  return { value: start, extras: extra(end, 'end_time') };
}

function readTheme(text: string): ReadCell {
  const read = readThemes(text);
  if (read === undefined) return { code: 'theme_unknown', expected: themes.join(', ') };
  const [theme, ...more] = read.themes;
  return {
    value: theme,
    extras: [
      ...more.map((value) => ({ columns: importThemeColumns, value })),
      ...read.others.map((value) => ({ columns: importTagColumns, value })),
    ],
  };
}

const ages =
  /^(?:des |a partir de |de )?(\d{1,2})(?: ?(?:a|-|et) ?(\d{1,2}))? ?(?:ans?)?(?: et (?:plus|\+))?\+?$/;

function readAge(text: string, name: string): ReadCell {
  const folded = foldText(text).replace(/\s+/g, ' ').trim();
  if (folded === 'tout public' || folded === 'tous publics') return { value: null };
  const [, age = '', most] = ages.exec(folded) ?? [];
  if (name === 'min_age' && Number(age || 'x') === 0)
    return { value: null, extras: extra(most, 'max_age') };
  return /^[1-9]\d?$/.test(age)
    ? {
        value: name === 'max_age' ? (most ?? age) : age,
        extras: name === 'max_age' ? [] : extra(most, 'max_age'),
      }
    : { code: 'age_invalid', expected: 'a whole number from 1 to 99' };
}

const yes = ['oui', 'o', 'yes', 'y', 'vrai', 'true', '1', 'x'];
const no = ['non', 'n', 'no', 'faux', 'false', '0'];
const yesByColumn: Partial<Record<string, readonly string[]>> = {
  free: ['gratuit', 'gratuite', 'entree libre', 'libre', 'acces libre'],
  accessible: ['accessible', 'pmr', 'accessible pmr', 'acces pmr', 'total', 'totale'],
};
const noByColumn: Partial<Record<string, readonly string[]>> = {
  free: ['payant', 'payante'],
  accessible: ['non accessible', 'inaccessible', 'aucune'],
};

function readYesNo(text: string, name: string): ReadCell {
  const word = foldWords(text) || text;
  if (yes.includes(word) || yesByColumn[name]?.includes(word)) return { value: 'yes' };
  if (no.includes(word) || noByColumn[name]?.includes(word)) return { value: 'no' };
  return { code: 'yes_no_invalid', expected: 'yes or no' };
}

// Fast path: most cells have only western European characters, without markup.
const plainCharacters = /^[ -%'-;=-~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027€]*$/;
const isPlain = (text: string): boolean => !text.includes('  ') && plainCharacters.test(text);

const readText = (text: string, name: string): string | null => {
  if (isPlain(text)) return text;
  // Only descriptions may have several lines.
  return (name === 'description' ? toPlainText(text) : toPlainLine(text)) || null;
};

export const cellReaders: Record<ImportCellKind, (text: string, name: string) => ReadCell> = {
  text: (text, name) => ({ value: readText(text, name) }),
  html: (text) => ({ value: toPlainText(text) || null }),
  day: readDay,
  time: readHour,
  url: readUrl,
  email: (text) => {
    const email = text.toLowerCase();
    return isContact({ emails: [email] })
      ? { value: email }
      : { code: 'email_invalid', expected: 'an e-mail address' };
  },
  phone: readPhone,
  theme: readTheme,
  longitude: (text) => readDegrees(text, 'longitude'),
  latitude: (text) => readDegrees(text, 'latitude'),
  'postal-code': readPostalCode,
  price: readPrice,
  age: readAge,
  'yes-no': readYesNo,
};
