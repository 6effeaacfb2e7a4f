import type { Theme } from '../themes/themes.ts';

/** Interests that a visitor may choose. */
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

/** An interest's wire value. */
export type Interest = (typeof interests)[number];

/** The themes that an interest recommends. */
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
