/** Kind of a price, as the national tourism ontology names it. */
export const pricePolicies = [
  'BaseRateFullRate',
  'ChildRate',
  'ExtraCharge',
  'Free',
  'Group',
  'ReducedRate',
] as const;

/** A price policy's wire value. */
export type PricePolicy = (typeof pricePolicies)[number];

/** Whether a text is a price policy's wire value. */
export const isPricePolicy = (value: string): value is PricePolicy =>
  (pricePolicies as readonly string[]).includes(value);
