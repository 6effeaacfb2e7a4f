import type { Interest } from './interests.ts';

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
