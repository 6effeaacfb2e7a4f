import { limits } from '@parages/contracts/vocabulary/limits';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { weekdayOf } from '../data/calendar.ts';
import { createRandom, weightedIndex } from '../data/random.ts';
import { pointNear, themeWeights } from '../data/synthetic-poi.ts';
import type { Town } from '../data/towns.ts';

/** Days are counted from 1970; without `hasDates` the query starts now; `theme` is 1 to 18. */
export type QueryCase = {
  lon: number;
  lat: number;
  radiusKm: number;
  theme: number;
  options: number;
  hasDates: boolean;
  fromDay: number;
  toDay: number | null;
  offset: number;
  town: Town;
};

const radiusWeights = [5, 10, 20, 40, 15, 10];
const drawRadius = weightedIndex(radiusWeights);
const drawThemeIndex = weightedIndex(themeWeights);
const optionsOdds = 0.4;
const datesOdds = 0.5;
const firstPageOdds = 0.6;
const deepestOffset = 100;
const queryPurpose = 4242;
const saturday = 6;

export function weekendOf(today: number): [number, number] {
  const weekday = weekdayOf(today);
  if (weekday === 0) return [today, today];
  return [today + saturday - weekday, today + saturday - weekday + 1];
}

/** `firstDay` applies to queries without dates. */
export function queryMaker(
  seed: number,
  towns: readonly Town[],
  { today, firstDay }: { today: number; firstDay: number },
): (n: number) => QueryCase {
  const drawTown = weightedIndex(towns.map(({ population }) => population));
  return (n) => {
    const random = createRandom(seed, n, queryPurpose);
    const town = towns[drawTown(random.next())];
    if (!town) throw new Error('no town to ask around');
    const point = pointNear(town, random);
    const radiusKm = limits.radius.steps[drawRadius(random.next())] ?? limits.radius.defaultKm;
    const theme = random.isTrue(0.5)
      ? random.int(1, themeWeights.length)
      : drawThemeIndex(random.next()) + 1;
    const options = random.isTrue(optionsOdds)
      ? (1 << random.int(0, poiOptions.length - 1)) | (1 << random.int(0, poiOptions.length - 1))
      : 0;
    const hasDates = random.isTrue(datesOdds);
    const start = today + random.int(0, 60);
    const presets: [[number, number], ...[number, number][]] = [
      [today, today],
      [today + 1, today + 1],
      weekendOf(today),
      weekendOf(today),
      [start, start + random.int(0, 14)],
    ];
    const [fromDay, toDay] = random.pick(presets);
    const offset = random.isTrue(firstPageOdds) ? 0 : random.int(1, deepestOffset);
    return {
      ...point,
      radiusKm,
      theme,
      options,
      hasDates,
      fromDay: hasDates ? fromDay : firstDay,
      toDay: hasDates ? toDay : null,
      offset,
      town,
    };
  };
}
