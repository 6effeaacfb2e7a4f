/** Kind of a price, as the national tourism ontology names it. */
export const pricePolicies = [
  'BaseRateFullRate',
  'ChildRate',
  'ExtraCharge',
  'Free',
  'Group',
  'ReducedRate',
] as const;

export type PricePolicy = (typeof pricePolicies)[number];

export const isPricePolicy = (value: string): value is PricePolicy =>
  (pricePolicies as readonly string[]).includes(value);
