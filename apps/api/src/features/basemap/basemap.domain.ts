// The least population written at each zoom; below the first everything but the largest cities is left out, above the last nothing is.
const leastPopulation: readonly (readonly [zoom: number, people: number])[] = [
  [5, 150_000],
  [6, 80_000],
  [7, 20_000],
  [8, 8000],
  [9, 2500],
  [10, 700],
];
const tilePixels = 256;
const firstZoomOfEverything = 8;
const everyRank = 99;

/** The least population of a town worth naming at a zoom. */
export const leastPopulationAt = (zoom: number): number =>
  zoom > 10 ? 0 : (leastPopulation.find(([level]) => zoom <= level) ?? [0, 0])[1];

/** Half a pixel of a zoom, in degrees: finer detail is not seen. */
export const toleranceAt = (zoom: number): number => 180 / (tilePixels * 2 ** zoom);

/** The last rank of rivers and lakes worth drawing at a zoom; 1 is the main ones, 12 the least of the sources we know. */
export const lastRankAt = (zoom: number): number =>
  zoom < 7 ? 5 : zoom < firstZoomOfEverything ? 9 : everyRank;
