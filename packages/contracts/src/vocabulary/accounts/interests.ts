import type { Theme } from '../themes/themes.ts';

export const interests = [
  'nature',
  'sport',
  'children',
  'gastronomy',
  'culture',
  'celebration',
  'tourism',
  'outgoing',
] as const;

export type Interest = (typeof interests)[number];

export const interestThemes: Readonly<Record<Interest, readonly Theme[]>> = {
  nature: ['promenades-a-pied', 'promenades-a-velo', 'promenades-a-cheval'],
  sport: ['sports', 'promenades-a-velo', 'promenades-a-pied'],
  children: ['famille'],
  gastronomy: ['degustations', 'marches-et-brocantes'],
  culture: [
    'musees',
    'expositions',
    'theatre',
    'conference',
    'cinema',
    'evenements-artistiques',
    'spectacles',
  ],
  celebration: ['fetes', 'son-et-lumiere-feu-d-artifice', 'concerts'],
  tourism: ['tourisme', 'musees', 'marches-et-brocantes'],
  outgoing: ['concerts', 'spectacles', 'fetes', 'cinema', 'degustations'],
};
