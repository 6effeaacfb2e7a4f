import type { TourDifficulty } from './tour-difficulties.ts';

/** What a tour's page says. */
export const tourDifficultyLabels: Record<TourDifficulty, string> = {
  VeryEasyTour: 'Très facile',
  EasyTour: 'Facile',
  MediumDifficultyTour: 'Moyenne',
  DifficultTour: 'Difficile',
  VeryDifficultTour: 'Très difficile',
};
