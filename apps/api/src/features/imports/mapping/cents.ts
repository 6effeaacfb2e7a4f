import { limits } from '@parages/contracts/vocabulary/limits';

/**
 * An amount in euros (`7.5`, `7,50`, `7.5 €`) in cents; null when invalid or above the maximum
 * price.
 */
export function toCents(text: string | undefined): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,4}))?(?:\s*(?:€|eur|euros?))?$/i.exec(text?.trim() ?? '');
  if (found === null) return null;
  const cents = Math.round(Number(`${found[1]}.${found[2] ?? '0'}`) * 100);
  return cents <= limits.priceMaxCents ? cents : null;
}

/** The highest of the maximum prices; null without prices or when one is open-ended (null). */
export const dearest = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 || known.length < amounts.length ? null : Math.max(...known);
};

export const cheapest = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : Math.min(...known);
};
