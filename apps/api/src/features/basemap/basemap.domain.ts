// Minimum population of a labelled town, by zoom. The first entry also applies below zoom 5; above
// zoom 10 there is no minimum.
const populationByZoom: readonly (readonly [zoom: number, people: number])[] = [
  [5, 150_000],
  [6, 80_000],
  [7, 20_000],
  [8, 8000],
  [9, 2500],
  [10, 700],
];
const tilePixels = 256;
const firstZoomOfAllRanks = 8;
const maxRank = 99;

export const leastPopulationAt = (zoom: number): number =>
  zoom > 10 ? 0 : (populationByZoom.find(([level]) => zoom <= level) ?? [0, 0])[1];

/** Half a pixel at a zoom, in degrees: finer detail is invisible. */
export const toleranceAt = (zoom: number): number => 180 / (tilePixels * 2 ** zoom);

/** Highest rank that is drawn at a zoom; larger rivers and lakes have lower ranks. */
export const lastRankAt = (zoom: number): number =>
  zoom < 7 ? 5 : zoom < firstZoomOfAllRanks ? 9 : maxRank;
