type Price = {
  minPriceCents: number | null;
  maxPriceCents: number | null;
  policyName: string | null;
};

/**
 * Price range of a card: the lowest price, and the highest, null when one price has no upper bound.
 * Free is 0; without a price both are null. Extra charges count only when there is no other price.
 */
export function pricesBounds(
  isFree: boolean,
  prices: readonly Price[],
): { minPriceCents: number | null; maxPriceCents: number | null } {
  if (isFree) return { minPriceCents: 0, maxPriceCents: 0 };
  const own = prices.filter(({ policyName }) => policyName !== 'ExtraCharge');
  const counted = own.length > 0 ? own : prices;
  if (counted.length === 0) return { minPriceCents: null, maxPriceCents: null };
  const lowest = counted.map(
    ({ minPriceCents, maxPriceCents }) => minPriceCents ?? maxPriceCents ?? 0,
  );
  const highest = counted.flatMap(({ maxPriceCents }) => maxPriceCents ?? []);
  const min = Math.min(...lowest);
  return {
    minPriceCents: min,
    maxPriceCents: highest.length === counted.length ? Math.max(min, ...highest) : null,
  };
}
