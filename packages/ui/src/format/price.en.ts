import type { CardPrice } from './price.fr.ts';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "€12", "€12.50". Takes integer cents. */
export const formatCents = (cents: number): string => euros.format(cents / 100);

/**
 * The price of a card: "Free", "€15" for a single price, "from €8" for a range or no upper bound,
 * `undefined` when unknown.
 */
export const formatCardPrice = ({
  isFree,
  minPriceCents,
  maxPriceCents,
}: CardPrice): string | undefined => {
  if (isFree) return 'Free';
  if (minPriceCents === null) return undefined;
  return minPriceCents === maxPriceCents
    ? formatCents(minPriceCents)
    : `from ${formatCents(minPriceCents)}`;
};

/**
 * A line of a price table: "€12", "€8 to €12", "from €8", "up to €12", "Free" for zero, `undefined`
 * when unknown.
 */
export const formatPriceRange = (
  minCents: number | null,
  maxCents: number | null,
): string | undefined => {
  if (minCents === null) return maxCents === null ? undefined : `up to ${formatCents(maxCents)}`;
  if (maxCents === null) return minCents === 0 ? 'Free' : `from ${formatCents(minCents)}`;
  if (minCents !== maxCents) return `${formatCents(minCents)} to ${formatCents(maxCents)}`;
  return minCents === 0 ? 'Free' : formatCents(minCents);
};
