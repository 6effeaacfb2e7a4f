import type { PriceMode } from './price-modes.ts';

export const priceModeLabels: Record<PriceMode, string> = {
  SubscriptionPackage: 'Subscription',
  PerAnimal: 'Per animal',
  PerWeek: 'Per week',
  PerUnit: 'Each',
  PerHour: 'Per hour',
  FourPeople: 'For four people',
  PerPerson: 'Per person',
  HalfDayPackage: 'Half-day package',
  Weekend: 'Weekend',
  PerDay: 'Per day',
};
