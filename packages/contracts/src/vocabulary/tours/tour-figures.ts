/** Figures of a tour: lengths and altitudes in metres, the duration in minutes. */
export const tourFigures = [
  'distanceM',
  'durationMin',
  'climbM',
  'descentM',
  'minAltitudeM',
  'maxAltitudeM',
] as const;
export type TourFigure = (typeof tourFigures)[number];

export const eachFigure = <Value>(value: Value): Record<TourFigure, Value> => ({
  distanceM: value,
  durationMin: value,
  climbM: value,
  descentM: value,
  minAltitudeM: value,
  maxAltitudeM: value,
});
