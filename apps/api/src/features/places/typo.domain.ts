type Slips = { start: number; whole: number };

/**
 * Edit distance (a letter added, lost or replaced, or two swapped) between the typed text and the
 * best prefix of a name; `whole` is the distance to the whole name.
 */
export function countSlips(typed: string, name: string): Slips {
  const rows: number[][] = [Array.from({ length: name.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= name.length; column++) {
      const isSame = typed[row - 1] === name[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === name[column - 2] &&
        typed[row - 2] === name[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  const last = rows[typed.length] ?? [];
  return { start: Math.min(...last), whole: last[name.length] ?? 0 };
}

export const allowedSlips = (typed: string): number =>
  typed.length < 4 ? 0 : typed.length < 8 ? 1 : typed.length < 13 ? 2 : 3;

export type TypoCandidate = { search: string; population: number };

// Almost every text resembles the name of some village, so names of communes with fewer inhabitants
// are matched more strictly.
const smallTown = 2000;
// One slip outweighs about thirty times the inhabitants.
const slipCost = 1.5;

// The whole name may have `allowedSlips` slips, that of a small commune one fewer, but at least one
// where any is allowed. The beginning of a longer name may have one slip fewer: "Genève" must not
// find Genevrey.
function isPlausible(typed: string, { start, whole }: Slips, population: number): boolean {
  const most = allowedSlips(typed);
  const mostWhole = population < smallTown ? Math.min(most, Math.max(1, most - 1)) : most;
  return whole <= mostWhole || start <= most - 1;
}

/**
 * The plausible candidates (see `isPlausible`), by log10(inhabitants) - 1.5 x slips, then by name. A
 * longer name counts half a slip more.
 */
export function rankByTypo<Candidate extends TypoCandidate>(
  typed: string,
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, slips: countSlips(typed, candidate.search) }))
    .filter(({ candidate, slips }) => isPlausible(typed, slips, candidate.population))
    .map(({ candidate, slips }) => ({
      candidate,
      score:
        Math.log10(Math.max(candidate.population, 1)) -
        slipCost * Math.min(slips.whole, slips.start + 0.5),
    }))
    .sort((a, b) => b.score - a.score || a.candidate.search.localeCompare(b.candidate.search))
    .map(({ candidate }) => candidate);
}
