import { formatLongDay as inFrench } from '../format/day.fr.ts';
import { toDay } from './date-value.ts';
import { localeTags, type PickerLocale } from './picker-locale.ts';

const cellFormats = {
  fr: new Intl.DateTimeFormat(localeTags.fr, { dateStyle: 'full' }),
  en: new Intl.DateTimeFormat(localeTags.en, { dateStyle: 'full' }),
} satisfies Record<PickerLocale, Intl.DateTimeFormat>;

// The days of the last months: each press names all days of its month.
const writtenDays = new Map<string, string>();
const mostWritten = 500;

/** "samedi 14 juin 2025", "Saturday 14 June 2025" for an ISO day. */
export const formatPickedDay = (day: string, locale: PickerLocale): string =>
  locale === 'fr' ? inFrench(day) : cellFormats.en.format(toDay(day)).replace(',', '');

/**
 * The day as `formatPickedDay` writes it, for a calendar cell: with the plain number that the cell
 * shows, because voice-control users say "1", not "1er".
 */
export function formatCellDay(day: string, locale: PickerLocale): string {
  const key = `${locale} ${day}`;
  const written = writtenDays.get(key) ?? cellFormats[locale].format(toDay(day));
  if (writtenDays.size >= mostWritten) writtenDays.clear();
  writtenDays.set(key, written);
  return written;
}
