import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { toDay, toIso } from './date-value.ts';
import { localeTags, type PickerLocale } from './picker-locale.ts';

const formatOf = (locale: PickerLocale) =>
  new Intl.DateTimeFormat(localeTags[locale], { day: '2-digit', month: '2-digit', year: 'numeric' });

/** What a language writes between day, month and year: "/". */
export const dateSeparator = (locale: PickerLocale): string =>
  formatOf(locale)
    .formatToParts()
    .find(({ type }) => type === 'literal')?.value ?? '/';

/** Of what was typed or pasted, the digits and the separator of the language; nothing else gets into the field. */
export const keepTyped = (text: string, locale: PickerLocale): string => {
  const separator = dateSeparator(locale);
  return [...text].filter((letter) => (letter >= '0' && letter <= '9') || letter === separator).join('');
};

/** "14/06/2025" for an ISO day. */
export const formatTyped = (day: string, locale: PickerLocale): string => formatOf(locale).format(toDay(day));

/**
 * The ISO day of a typed date, `undefined` when it is none. Day first; the year in four digits, or in two (the nearest such year to `near`);
 * without separators as well, because numeric keypads have none.
 */
export function parseTyped(text: string, locale: PickerLocale, near: string): string | undefined {
  const plain = text.split(dateSeparator(locale)).join('/');
  const pattern = patterns.find(([shape]) => shape.test(plain))?.[1];
  if (pattern === undefined) return undefined;
  const day = parse(plain, pattern, toDay(near));
  return isValid(day) ? toIso(day) : undefined;
}

const patterns = [
  [/^\d{1,2}\/\d{1,2}\/\d{4}$/, 'd/M/yyyy'],
  [/^\d{1,2}\/\d{1,2}\/\d{2}$/, 'd/M/yy'],
  [/^\d{8}$/, 'ddMMyyyy'],
  [/^\d{6}$/, 'ddMMyy'],
] as const;
