import { poiIndex } from '../data/poi-id.ts';
import { firstOf } from './first-of.ts';
import type { Found } from './oracle.ts';

/** `distance` is in whole metres. */
export type Answer = { id: string; distance: number };

// Two correct formulas differ in the last bits of a sine; a millimetre is far more than that and
// far less than a visible difference.
const toleranceM = 0.001;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= toleranceM;
// Rows whose distances differ only by rounding may come in either order; two pois at the same point
// must be in order of id.
const isTie = (a: Found, b: Found): boolean =>
  a.day === b.day &&
  a.isOngoing === b.isOngoing &&
  a.metres !== b.metres &&
  isNear(a.metres, b.metres);

/** `found` holds every right result and gets reordered. */
export function comparePage(
  found: Found[],
  answers: readonly Answer[],
  { offset, pageSize }: { offset: number; pageSize: number },
  order: (a: Found, b: Found) => number,
): string[] {
  const all = new Map(found.map((one) => [one.index, one]));
  const expected = firstOf(found, offset + pageSize, order).slice(offset);
  const faults: string[] = [];
  if (answers.length !== expected.length)
    faults.push(`${answers.length} rows instead of ${expected.length}`);
  answers.forEach((answer, rank) => {
    const got = all.get(poiIndex(answer.id));
    const wanted = expected[rank];
    if (!got) faults.push(`row ${rank}: poi ${poiIndex(answer.id)} does not answer the query`);
    else if (Math.abs(got.metres - answer.distance) > 0.5 + toleranceM)
      faults.push(`row ${rank}: ${answer.distance} m instead of ${got.metres} m`);
    else if (wanted && wanted.index !== got.index && !isTie(wanted, got))
      faults.push(`row ${rank}: poi ${got.index} instead of ${wanted.index}`);
  });
  return faults;
}
