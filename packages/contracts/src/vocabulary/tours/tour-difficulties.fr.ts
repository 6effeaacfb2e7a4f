import type { TourDifficulty } from './tour-difficulties.ts';

/** Labels on a tour's page. */
export const tourDifficultyLabels: Record<TourDifficulty, string> = {
  VeryEasyTour: 'Très facile',
  EasyTour: 'Facile',
  MediumDifficultyTour: 'Moyenne',
  DifficultTour: 'Difficile',
  VeryDifficultTour: 'Très difficile',
};
