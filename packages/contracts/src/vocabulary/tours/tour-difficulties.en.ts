import type { TourDifficulty } from './tour-difficulties.ts';

export const tourDifficultyLabels: Record<TourDifficulty, string> = {
  VeryEasyTour: 'Very easy',
  EasyTour: 'Easy',
  MediumDifficultyTour: 'Moderate',
  DifficultTour: 'Difficult',
  VeryDifficultTour: 'Very difficult',
};
