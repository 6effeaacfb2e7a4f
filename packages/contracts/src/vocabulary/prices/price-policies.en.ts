import type { PricePolicy } from './price-policies.ts';

/** Labels of the price list's lines. */
export const pricePolicyLabels: Record<PricePolicy, string> = {
  BaseRateFullRate: 'Full price',
  ChildRate: 'Child',
  ExtraCharge: 'Extra charge',
  Free: 'Free',
  Group: 'Group',
  ReducedRate: 'Concession',
};
