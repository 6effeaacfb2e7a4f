type Price = {
  minPriceCents: number | null;
  maxPriceCents: number | null;
  policyName: string | null;
};

/**
 * What a card shows of prices: the cheapest one, and the most that may be paid, null when one has no known end. Free of charge is 0. Extra
 * charges are paid beside a price and are none by themselves, as long as there is another one.
 */
export function pricesBounds(
  isFree: boolean,
  prices: readonly Price[],
): { minPriceCents: number | null; maxPriceCents: number | null } {
  if (isFree) return { minPriceCents: 0, maxPriceCents: 0 };
  const own = prices.filter(({ policyName }) => policyName !== 'ExtraCharge');
  const shown = own.length > 0 ? own : prices;
  if (shown.length === 0) return { minPriceCents: null, maxPriceCents: null };
  const lowest = shown.map(
    ({ minPriceCents, maxPriceCents }) => minPriceCents ?? maxPriceCents ?? 0,
  );
  const highest = shown.flatMap(({ maxPriceCents }) => maxPriceCents ?? []);
  const min = Math.min(...lowest);
  return {
    minPriceCents: min,
    maxPriceCents: highest.length === shown.length ? Math.max(min, ...highest) : null,
  };
}
