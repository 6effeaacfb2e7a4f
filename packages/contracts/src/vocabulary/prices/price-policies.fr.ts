import type { PricePolicy } from './price-policies.ts';

export const pricePolicyLabels: Record<PricePolicy, string> = {
  BaseRateFullRate: 'Plein tarif',
  ChildRate: 'Tarif enfant',
  ExtraCharge: 'Supplément',
  Free: 'Gratuit',
  Group: 'Tarif groupe',
  ReducedRate: 'Tarif réduit',
};
