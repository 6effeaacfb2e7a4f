/** Easiest first. */
export const tourDifficulties = [
  'VeryEasyTour',
  'EasyTour',
  'MediumDifficultyTour',
  'DifficultTour',
  'VeryDifficultTour',
] as const;

export type TourDifficulty = (typeof tourDifficulties)[number];

export const isTourDifficulty = (value: string): value is TourDifficulty =>
  (tourDifficulties as readonly string[]).includes(value);
