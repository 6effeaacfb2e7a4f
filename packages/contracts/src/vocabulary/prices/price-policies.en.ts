import type { PricePolicy } from './price-policies.ts';

/** The name of a line of the price list. */
export const pricePolicyLabels: Record<PricePolicy, string> = {
  BaseRateFullRate: 'Full price',
  ChildRate: 'Child',
  ExtraCharge: 'Extra charge',
  Free: 'Free',
  Group: 'Group',
  ReducedRate: 'Concession',
};
