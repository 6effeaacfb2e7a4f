/** Cents of the typed text: "12", "12,5", "12.50", "12 €"; null when empty; NaN for other text. */
export function centsOf(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  if (bare === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : Number.NaN;
}

/** The text of a price field: "12", "12,50"; empty for null and NaN. */
export const textOf = (cents: number | null): string =>
  cents === null || Number.isNaN(cents)
    ? ''
    : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',');

/** The number of the typed text, with point or comma; null when empty; NaN for other text. */
export function numberOf(text: string): number | null {
  const bare = text.trim().replace(',', '.').replace('−', '-');
  if (bare === '') return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
}
