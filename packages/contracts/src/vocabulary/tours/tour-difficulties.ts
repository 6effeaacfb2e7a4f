/** How hard a tour is, easiest first. */
export const tourDifficulties = [
  'VeryEasyTour',
  'EasyTour',
  'MediumDifficultyTour',
  'DifficultTour',
  'VeryDifficultTour',
] as const;

/** A difficulty's wire value. */
export type TourDifficulty = (typeof tourDifficulties)[number];

/** Whether a text is a difficulty's wire value. */
export const isTourDifficulty = (value: string): value is TourDifficulty =>
  (tourDifficulties as readonly string[]).includes(value);
