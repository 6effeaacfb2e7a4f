import { type PoiOption, poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { poiId } from './poi-id.ts';
import { createRandom, type Random, weightedIndex } from './random.ts';
import { type SyntheticPeriod, synthesizePeriods } from './synthetic-period.ts';
import { isInBounds, type Town } from './towns.ts';

/** Themes are numbers 1 to 18, the first is the main one; options are bit masks. */
export type SyntheticPoi = {
  index: number;
  id: string;
  town: Town;
  lon: number;
  lat: number;
  themes: number[];
  options: number;
  knownOptions: number;
  isPermanent: boolean;
  isPublished: boolean;
  publishedMinutesAgo: number;
  popularity: number;
  periods: SyntheticPeriod[];
};

/** Relative frequency of each theme, in the order of the vocabulary. */
export const themeWeights = [9, 12, 5, 7, 3, 1, 8, 9, 8, 5, 6, 4, 7, 4, 5, 6, 5, 0.6] as const;
const themeCountWeights = [35, 38, 19, 8];
const optionOdds = [0.5, 0.3, 0.45, 0.35, 0.35] as const;
const knownOptionOdds = 0.6;
const permanentOdds = 0.08;
const publishedOdds = 0.9;
const venueOdds = 0.4;
const minutesAYear = 525_600;
const kmPerDegree = 111.2;
const venuePurpose = 77;

const drawTheme = weightedIndex(themeWeights);
const drawThemeCount = weightedIndex(themeCountWeights);

function drawThemes(random: Random): number[] {
  const count = drawThemeCount(random.next()) + 1;
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(drawTheme(random.next()) + 1);
  return [...drawn];
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export function pointNear(town: Town, random: Random): { lon: number; lat: number } {
  const spreadKm = 0.5 + 0.003 * Math.sqrt(town.population);
  const lat = rounded(town.lat + (random.gauss() * spreadKm) / kmPerDegree);
  const lon = rounded(
    town.lon + (random.gauss() * spreadKm) / (kmPerDegree * Math.cos((town.lat * Math.PI) / 180)),
  );
  return isInBounds(lon, lat) ? { lon, lat } : { lon: town.lon, lat: town.lat };
}

// Many pois share the exact point of a venue: pagination must neither repeat nor omit one of them.
function drawPoint(
  town: Town,
  townIndex: number,
  random: Random,
  seed: number,
): { lon: number; lat: number } {
  if (!random.isTrue(venueOdds)) return pointNear(town, random);
  const venue = random.int(0, Math.floor(Math.sqrt(town.population) / 20));
  return pointNear(town, createRandom(seed, townIndex * 1000 + venue, venuePurpose));
}

/** Independent of other calls, so that a second pass needs no stored pois. */
export function poiMaker(
  seed: number,
  towns: readonly Town[],
  today: number,
): (index: number) => SyntheticPoi {
  const drawTown = weightedIndex(towns.map(({ population }) => population));
  const [fallback] = towns;
  if (!fallback) throw new Error('no town to put pois around');
  return (index) => {
    const random = createRandom(seed, index);
    const townIndex = drawTown(random.next());
    const town = towns[townIndex] ?? fallback;
    const isPermanent = random.isTrue(permanentOdds);
    let options = 0;
    let knownOptions = 0;
    for (let option = 0; option < poiOptions.length; option++) {
      if (!random.isTrue(knownOptionOdds)) continue;
      knownOptions |= 1 << option;
      if (random.isTrue(optionOdds[option] ?? 0)) options |= 1 << option;
    }
    return {
      index,
      id: poiId(index, random),
      town,
      ...drawPoint(town, townIndex, random, seed),
      themes: drawThemes(random),
      options,
      knownOptions,
      isPermanent,
      isPublished: random.isTrue(publishedOdds),
      publishedMinutesAgo: random.int(0, minutesAYear),
      popularity: Math.floor(random.next() ** 4 * 500),
      periods: isPermanent ? [] : synthesizePeriods(random, today),
    };
  };
}

export const themeName = (theme: number): string => themes[theme - 1] ?? '';

export const optionNames = (mask: number): PoiOption[] =>
  poiOptions.filter((_, option) => mask & (1 << option));
