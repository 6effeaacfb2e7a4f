import type { TourDifficulty } from './tour-difficulties.ts';

/** What a tour's page says. */
export const tourDifficultyLabels: Record<TourDifficulty, string> = {
  VeryEasyTour: 'Very easy',
  EasyTour: 'Easy',
  MediumDifficultyTour: 'Moderate',
  DifficultTour: 'Difficult',
  VeryDifficultTour: 'Very difficult',
};
