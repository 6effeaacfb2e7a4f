import type { TourDifficulty } from './tour-difficulties.ts';

/** Labels on a tour's page. */
export const tourDifficultyLabels: Record<TourDifficulty, string> = {
  VeryEasyTour: 'Very easy',
  EasyTour: 'Easy',
  MediumDifficultyTour: 'Moderate',
  DifficultTour: 'Difficult',
  VeryDifficultTour: 'Very difficult',
};
