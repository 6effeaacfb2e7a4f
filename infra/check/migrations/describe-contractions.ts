export type Accepted = {
  reason: string;
  /** A release, such as `0.7.0`. */
  unusedSince: string;
};

const numbersOf = (release: string): number[] => release.split('.').map(Number);

/** Whether `release` is `other` or a later one. */
function isAtLeast(release: string, other: string): boolean {
  const [one, two] = [numbersOf(release), numbersOf(other)];
  const index = one.findIndex((number, place) => number !== two[place]);
  return index < 0 || (one[index] ?? 0) > (two[index] ?? 0);
}

/** One line for each contraction that the last release cannot run on, and each unused acceptance. */
export function describeContractions(
  found: readonly string[],
  accepted: Readonly<Record<string, Accepted>>,
  lastRelease: string,
): string[] {
  const all = new Set(found);
  return [
    ...[...all].flatMap((contraction) => {
      const { unusedSince } = accepted[contraction] ?? {};
      if (unusedSince === undefined)
        return [`release ${lastRelease} cannot run on this: ${contraction}`];
      return isAtLeast(lastRelease, unusedSince)
        ? []
        : [`waits until ${unusedSince} is released: ${contraction}`];
    }),
    ...Object.keys(accepted)
      .filter((contraction) => !all.has(contraction))
      .map(
        (contraction) => `accepted, but not in the migrations since the release: ${contraction}`,
      ),
  ];
}
