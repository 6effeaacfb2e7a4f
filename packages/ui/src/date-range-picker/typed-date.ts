import { toDay, toIso } from './date-value.ts';
import { localeTags, type PickerLocale } from './picker-locale.ts';

const formatOf = (locale: PickerLocale) =>
  new Intl.DateTimeFormat(localeTags[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

export const dateSeparator = (locale: PickerLocale): string =>
  formatOf(locale)
    .formatToParts()
    .find(({ type }) => type === 'literal')?.value ?? '/';

/** Filters typed or pasted text: keeps only digits and the separator of the language. */
export const keepTyped = (text: string, locale: PickerLocale): string => {
  const separator = dateSeparator(locale);
  return [...text]
    .filter((letter) => (letter >= '0' && letter <= '9') || letter === separator)
    .join('');
};

/** "14/06/2025" for an ISO day. */
export const formatTyped = (day: string, locale: PickerLocale): string =>
  formatOf(locale).format(toDay(day));

// Day, month and year with or without separators, because numeric keypads lack the separator.
const shapes = [/^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/, /^(\d{2})(\d{2})(\d{4}|\d{2})$/];

const fullYear = (year: string, near: string): number => {
  if (year.length === 4) return Number(year);
  const nearYear = Number(near.slice(0, 4));
  const century = nearYear - (nearYear % 100) + Number(year);
  return century - nearYear > 50
    ? century - 100
    : nearYear - century >= 50
      ? century + 100
      : century;
};

/**
 * Parses a typed date to an ISO day, `undefined` when it is invalid. Day first; a two-digit year
 * becomes the nearest such year to `near`.
 */
export function parseTyped(text: string, locale: PickerLocale, near: string): string | undefined {
  const plain = text.replaceAll(dateSeparator(locale), '/');
  const [, day, month, year] =
    shapes.map((shape) => shape.exec(plain)).find((found) => found !== null) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = [
    String(fullYear(year, near)).padStart(4, '0'),
    month.padStart(2, '0'),
    day.padStart(2, '0'),
  ].join('-');
  // `Date` would read the 31st of February as a day of March.
  const date = toDay(iso);
  return !Number.isNaN(date.getTime()) && toIso(date) === iso ? iso : undefined;
}
