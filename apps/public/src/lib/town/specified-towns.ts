import type { TownPosition } from '@parages/contracts/types';
import { towns } from '@parages/contracts/vocabulary/places/towns';

type NamedTown = Omit<TownPosition, 'neighbours'>;

const known = new Map(
  towns.map(({ slug, name, position }): [string, NamedTown] => [
    slug,
    { slug, name, label: name, position },
  ]),
);

/** One of the five towns of the specification; null for another slug. */
export const specifiedTown = (slug: string | undefined): NamedTown | null =>
  known.get(slug ?? '') ?? null;
