import type { Interest } from './interests.ts';

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
