import { numberOf } from '../../../lib/price-text.ts';

const metresPerKm = 1000;
const minutesPerHour = 60;
const hoursAndMinutes = /^(\d{1,4})\s*(?:h|:)\s*(?:(\d{1,2})\s*)?(?:min|mn)?$/i;
const minutesAlone = /^(\d{1,6})\s*(?:min|mn)?$/i;
const decimalHours = /^(\d{1,4}[.,]\d{1,2})\s*h$/i;

/** Metres from typed kilometres: "12", "12,5"; null when empty; NaN for other text. */
export function metresOfKm(text: string): number | null {
  const km = numberOf(text.replace(/km$/i, '').trimEnd());
  return km === null ? null : Math.round(km * metresPerKm);
}

/** The text of a field in kilometres, from metres: "12,5". */
export const kmText = (metres: number | null): string =>
  metres === null || Number.isNaN(metres) ? '' : String(metres / metresPerKm).replace('.', ',');

/** Metres of the typed text: "250", "250 m"; null when empty; NaN for other text. */
export const metresOf = (text: string): number | null =>
  numberOf(
    text
      .replace(/m$/i, '')
      .trimEnd()
      .replace(/[\u00a0\u202f]/g, ''),
  );

export const metresText = (metres: number | null): string =>
  metres === null || Number.isNaN(metres) ? '' : String(metres);

/**
 * Minutes of the typed text: "45", "45 min", "2 h", "2 h 30", "2:30", "1,5 h"; null when empty; NaN
 * for other text.
 */
export function minutesOf(text: string): number | null {
  const bare = text.replace(/[\u00a0\u202f]/g, ' ').trim();
  if (bare === '') return null;
  const [, alone] = minutesAlone.exec(bare) ?? [];
  if (alone !== undefined) return Number(alone);
  const [, decimal] = decimalHours.exec(bare) ?? [];
  if (decimal !== undefined) return Math.round(Number(decimal.replace(',', '.')) * minutesPerHour);
  const [, hours, minutes = '0'] = hoursAndMinutes.exec(bare) ?? [];
  return hours === undefined || Number(minutes) >= minutesPerHour
    ? Number.NaN
    : Number(hours) * minutesPerHour + Number(minutes);
}
