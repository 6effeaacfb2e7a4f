import type { PoiFigure } from './poi-figures.ts';

/**
 * Labels of each figure: its field in the editor, its line in a review (`brief`), and its error
 * message (`error`).
 */
export const poiFigureWords: Record<
  PoiFigure,
  { label: string; hint: string; brief: string; error: string }
> = {
  allowedPerson: {
    label: 'Nombre de places',
    hint: 'Laissez vide s’il n’est pas limité.',
    brief: 'Places',
    error: 'La capacité est un nombre entier, à partir de 1',
  },
  minimumAge: {
    label: 'Âge minimum',
    hint: 'En années. Laissez vide si l’événement est ouvert à tous les âges.',
    brief: 'Âge minimum',
    error: 'L’âge minimum est un nombre entier, de 1 à 99',
  },
  maximumAge: {
    label: 'Âge maximum',
    hint: 'En années. Laissez vide s’il n’y a pas de limite, par exemple pour une sortie en famille.',
    brief: 'Âge maximum',
    error: 'L’âge maximum est un nombre entier, de 1 à 99',
  },
};
