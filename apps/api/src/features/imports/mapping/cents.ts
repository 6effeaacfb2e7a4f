import { limits } from '@parages/contracts/vocabulary/limits';

/** Euros as a feed writes them (`7.5`, `7,50`, `7.5 €`) in cents; null when there is no amount between 0 and the dearest price. */
export function toCents(text: string | undefined): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,4}))?(?:\s*(?:€|eur|euros?))?$/i.exec(text?.trim() ?? '');
  if (found === null) return null;
  const cents = Math.round(Number(`${found[1]}.${found[2] ?? '0'}`) * 100);
  return cents <= limits.priceMaxCents ? cents : null;
}

/** What prices reach at most: the dearest, or null when one of them does not say where it ends. */
export const dearest = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 || known.length < amounts.length ? null : Math.max(...known);
};

/** The price a card shows: the cheapest for a grown-up, or the cheapest there is. */
export const cheapest = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : Math.min(...known);
};
