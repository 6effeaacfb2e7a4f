import type { TourDifficulty } from './tour-difficulties.ts';

export const tourDifficultyLabels: Record<TourDifficulty, string> = {
  VeryEasyTour: 'Très facile',
  EasyTour: 'Facile',
  MediumDifficultyTour: 'Moyenne',
  DifficultTour: 'Difficile',
  VeryDifficultTour: 'Très difficile',
};
