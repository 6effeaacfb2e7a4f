import { isDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { wrongIn } from '@parages/contracts/vocabulary/events/poi-rules';
import {
  type ImportCellKind,
  type ImportColumn,
  importColumns,
} from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportFault } from '@parages/contracts/vocabulary/imports/import-faults';
import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { isTheme, type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { toCents } from '../../mapping/cents.ts';
import { toWebAddress } from '../../mapping/contacts.ts';
import { readTime } from '../../mapping/periods.ts';
import { isCallable } from '../../mapping/phone-number.ts';
import { toPlainLine, toPlainText } from '../../mapping/plain-text.ts';
import { excerpt } from '../../reading/source-record.ts';

export type CellFault = {
  code: ImportFault;
  path: string | null;
  expected: string | null;
  obtained: string | null;
};

/** `value` is null for a cell that has only markup or hidden characters. */
type ReadCell = { value: string | null } | { code: ImportFault; expected: string };

const { bounds, priceMaxCents } = limits;
const decimal = /^[+-]?\d{1,3}(?:[.,]\d{1,20})?$/;

const themesByWord = new Map<string, Theme>(
  themes.flatMap((theme) => [theme, themeLabels[theme]].map((word) => [foldWords(word), theme])),
);
const themeOf = (text: string): Theme | undefined =>
  isTheme(text) ? text : themesByWord.get(foldWords(text));

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

function readPrice(text: string): ReadCell {
  const cents = toCents(withoutSpaces(text));
  return cents === null
    ? { code: 'price_invalid', expected: `euros, 0 to ${priceMaxCents / 100}` }
    : { value: String(cents) };
}

function readAge(text: string, name: string): ReadCell {
  const age = withoutSpaces(text);
  if (name === 'min_age' && age === '0') return { value: null };
  return /^[1-9]\d?$/.test(age)
    ? { value: age }
    : { code: 'age_invalid', expected: 'a whole number from 1 to 99' };
}

// Fast path: most cells have only western European characters, without markup.
const plainCharacters = /^[ -%'-;=-~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027€]*$/;
const isPlain = (text: string): boolean => !text.includes('  ') && plainCharacters.test(text);

const readText = (text: string, name: string): string | null => {
  if (isPlain(text)) return text;
  // Only descriptions may have several lines.
  return (name === 'description' ? toPlainText(text) : toPlainLine(text)) || null;
};

const readers: Record<ImportCellKind, (text: string, name: string) => ReadCell> = {
  text: (text, name) => ({ value: readText(text, name) }),
  html: (text) => ({ value: toPlainText(text) || null }),
  day: (text) => (isDay(text) ? { value: text } : { code: 'day_invalid', expected: 'yyyy-MM-dd' }),
  time: (text) => {
    const time = /^\d{2}:\d{2}(?::\d{2})?$/.test(text) ? readTime(text) : null;
    return time === null
      ? { code: 'time_invalid', expected: 'HH:mm or HH:mm:ss' }
      : { value: time };
  },
  url: readUrl,
  email: (text) => {
    const email = text.toLowerCase();
    return isContact({ emails: [email] })
      ? { value: email }
      : { code: 'email_invalid', expected: 'an e-mail address' };
  },
  phone: readPhone,
  theme: (text) => {
    const theme = themeOf(text);
    return theme === undefined
      ? { code: 'theme_unknown', expected: themes.join(', ') }
      : { value: theme };
  },
  longitude: (text) => readDegrees(text, 'longitude'),
  latitude: (text) => readDegrees(text, 'latitude'),
  // Spreadsheets drop a leading zero: 1000 means 01000.
  'postal-code': (text) => {
    const code = withoutSpaces(text);
    return /^\d{4,5}$/.test(code)
      ? { value: code.padStart(5, '0') }
      : { code: 'postal_code_invalid', expected: '5 digits' };
  },
  price: readPrice,
  age: readAge,
};

// Bound on the raw cell, before regular expressions remove markup and spaces.
const rawMaxLength = ({ kind, maxLength }: ImportColumn): number =>
  kind === 'html' ? maxLength : Math.min(4 * maxLength + 1000, batchImportLimits.maxHtmlLength);

const lengthFault = (length: number, { isRequired, maxLength, name }: ImportColumn): CellFault => ({
  code: isRequired ? 'value_too_long' : 'text_too_long',
  path: name,
  expected: String(maxLength),
  obtained: String(length),
});

/** All values are texts; prices are in cents and positions in decimal degrees. */
export function readCells(cells: Readonly<Record<string, string | undefined>>): {
  values: Record<string, string>;
  faults: CellFault[];
} {
  const values: Record<string, string> = {};
  const faults: CellFault[] = [];
  for (const column of importColumns as readonly ImportColumn[]) {
    const text = cells[column.name]?.trim() ?? '';
    if (text.length > rawMaxLength(column)) {
      faults.push(lengthFault(text.length, column));
      continue;
    }
    if (text === '') {
      if (column.isRequired)
        faults.push({
          code: 'value_missing',
          path: column.name,
          expected: 'a value',
          obtained: null,
        });
      continue;
    }
    const read = readers[column.kind](text, column.name);
    if ('code' in read) {
      faults.push({ ...read, path: column.name, obtained: excerpt(text) });
      continue;
    }
    if (read.value === null) {
      if (column.isRequired)
        faults.push({
          code: 'value_missing',
          path: column.name,
          expected: 'a value',
          obtained: excerpt(text),
        });
      continue;
    }
    const value = read.value.normalize();
    const length = column.maxLength < value.length ? [...value].length : 0;
    if (length > column.maxLength) faults.push(lengthFault(length, column));
    else values[column.name] = value;
  }
  return { values, faults };
}
