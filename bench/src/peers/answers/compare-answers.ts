type Ranked = { id: string; metres: number };

/**
 * The right answer: all pois up to `toleranceM` beyond the last of the page and beyond the radius,
 * nearest first, ties by id.
 */
export type RightAnswer = { ranked: readonly Ranked[]; radiusM: number; pageSize: number };

/** `tied` differs from the right answer only between pois that are equally far, within the tolerance. */
type Verdict = { kind: 'same' | 'tied' } | { kind: 'wrong'; reason: string };

/**
 * Redis stores a position as 52 bits, which moves it by up to a third of a metre: two pois within
 * a metre of each other's distance may change places, also around the edge of the radius.
 */
export const toleranceM = 1;

const wrong = (reason: string): Verdict => ({ kind: 'wrong', reason });
const shown = (metres: number): string => `${metres.toFixed(2)} m`;

function countWithin(ranked: readonly Ranked[], metres: number): number {
  const end = ranked.findIndex((poi) => poi.metres > metres);
  return end < 0 ? ranked.length : end;
}

function checkLength({ ranked, radiusM, pageSize }: RightAnswer, length: number) {
  const least = Math.min(pageSize, countWithin(ranked, radiusM - toleranceM));
  const most = Math.min(pageSize, countWithin(ranked, radiusM + toleranceM));
  if (length >= least && length <= most) return undefined;
  return `${length} pois instead of ${least === most ? least : `${least} to ${most}`}`;
}

export function compareAnswers(right: RightAnswer, ids: readonly string[]): Verdict {
  const { ranked, radiusM, pageSize } = right;
  const inside = ranked.slice(0, Math.min(pageSize, countWithin(ranked, radiusM)));
  if (ids.join() === inside.map(({ id }) => id).join()) return { kind: 'same' };
  const fault = checkLength(right, ids.length);
  if (fault !== undefined) return wrong(fault);
  const metresOf = new Map(ranked.map(({ id, metres }) => [id, metres]));
  const given = new Set(ids);
  if (given.size < ids.length) return wrong('a poi is there twice');
  for (const [rank, id] of ids.entries()) {
    const metres = metresOf.get(id);
    if (metres === undefined) return wrong(`${id} is none of the nearest`);
    const expected = ranked[rank]?.metres ?? 0;
    if (Math.abs(metres - expected) > toleranceM)
      return wrong(`rank ${rank + 1} is ${shown(metres)} away instead of ${shown(expected)}`);
  }
  const last = ids.length < pageSize ? radiusM : (ranked[ids.length - 1]?.metres ?? 0);
  const missing = ranked.find(({ id, metres }) => metres < last - toleranceM && !given.has(id));
  return missing
    ? wrong(`${missing.id}, ${shown(missing.metres)} away, is missing`)
    : { kind: 'tied' };
}
