import { titleOf } from '../data/copy-rows.ts';
import { createRandom } from '../data/random.ts';
import type { SyntheticPoi } from '../data/synthetic-poi.ts';
import type { OracleData } from '../oracle/oracle-data.ts';
import { mistype, slipsOf } from './slips.ts';

/** `typed` is the title of an event that can be found around the place, with one or two slips. */
export type TextCase = { title: string; typed: string; lon: number; lat: number };

const purpose = 1812;

/** Draws findable events of any date. */
export function textCases(
  data: OracleData,
  make: (index: number) => SyntheticPoi,
  seed: number,
  count: number,
): TextCase[] {
  return Array.from({ length: count }, (_, n) => {
    const random = createRandom(seed, n, purpose);
    const poi = make(data.index[random.int(0, data.count - 1)] ?? 0);
    const { lon, lat } = poi.town;
    const title = titleOf(poi);
    return { title, typed: mistype(title, slipsOf(n, random), random), lon, lat };
  });
}
