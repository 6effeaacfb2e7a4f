import type { Interest } from './interests.ts';

/** Labels of the interests, for visitors. */
export const interestLabels: Record<Interest, string> = {
  nature: 'Nature',
  sport: 'Sport',
  children: 'Children',
  gastronomy: 'Food and drink',
  culture: 'Culture',
  celebration: 'Parties and festivals',
  tourism: 'Sightseeing',
  outgoing: 'Going out',
};
