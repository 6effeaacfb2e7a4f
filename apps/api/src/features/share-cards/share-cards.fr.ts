import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';

/** Texts in the pictures of shared links. */
export const shareCardFr = {
  states: { cancelled: 'Annulé', postponed: 'Reporté', full: 'Complet' },
  everywhere: 'Que faire près de chez toi\u00a0?',
  town: (name: string): string => `Que faire ${atTown(name)}\u00a0?`,
  theme: (label: string): string => `${label} près de chez toi`,
  themeInTown: (label: string, name: string): string => `${label} ${atTown(name)}`,
  hint: 'Toutes les sorties, par date et par distance',
} as const;
