import type { Interest } from './interests.ts';

/** Labels of the interests, for visitors. */
export const interestLabels: Record<Interest, string> = {
  nature: 'La nature',
  sport: 'Le sport',
  children: 'Les enfants',
  gastronomy: 'La gastronomie',
  culture: 'La culture',
  celebration: 'La fête',
  tourism: 'Le tourisme',
  outgoing: 'Les sorties',
};
