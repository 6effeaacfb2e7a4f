import type { PriceMode } from './price-modes.ts';

export const priceModeLabels: Record<PriceMode, string> = {
  SubscriptionPackage: 'Abonnement',
  PerAnimal: 'Par animal',
  PerWeek: 'À la semaine',
  PerUnit: 'À l’unité',
  PerHour: 'À l’heure',
  FourPeople: 'Pour quatre personnes',
  PerPerson: 'Par personne',
  HalfDayPackage: 'Forfait demi-journée',
  Weekend: 'Week-end',
  PerDay: 'À la journée',
};
