import type { PricePolicy } from './price-policies.ts';

export const pricePolicyLabels: Record<PricePolicy, string> = {
  BaseRateFullRate: 'Full price',
  ChildRate: 'Child',
  ExtraCharge: 'Extra charge',
  Free: 'Free',
  Group: 'Group',
  ReducedRate: 'Concession',
};
