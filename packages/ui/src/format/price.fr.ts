import { formatNumber } from './number.fr.ts';

/** "12 €", "12,50 €". Takes integer cents. */
export const formatCents = (cents: number): string => `${formatNumber(cents / 100, 2)}\u00a0€`;

/**
 * The price of an event, in cents. A null `maxPriceCents` beside a minimum means no upper bound.
 */
export type CardPrice = {
  isFree: boolean;
  minPriceCents: number | null;
  maxPriceCents: number | null;
};

/**
 * The price of a card: "Gratuit", "15 €" for a single price, "à partir de 8 €" for a range or no
 * upper bound, `undefined` when unknown.
 */
export const formatCardPrice = ({
  isFree,
  minPriceCents,
  maxPriceCents,
}: CardPrice): string | undefined => {
  if (isFree) return 'Gratuit';
  if (minPriceCents === null) return undefined;
  return minPriceCents === maxPriceCents
    ? formatCents(minPriceCents)
    : `à partir de ${formatCents(minPriceCents)}`;
};

/**
 * A line of a price table: "12 €", "de 8 € à 12 €", "à partir de 8 €", "jusqu’à 12 €", "Gratuit"
 * for zero, `undefined` when unknown.
 */
export const formatPriceRange = (
  minCents: number | null,
  maxCents: number | null,
): string | undefined => {
  if (minCents === null) return maxCents === null ? undefined : `jusqu’à ${formatCents(maxCents)}`;
  if (maxCents === null) return minCents === 0 ? 'Gratuit' : `à partir de ${formatCents(minCents)}`;
  if (minCents !== maxCents) return `de ${formatCents(minCents)} à ${formatCents(maxCents)}`;
  return minCents === 0 ? 'Gratuit' : formatCents(minCents);
};
