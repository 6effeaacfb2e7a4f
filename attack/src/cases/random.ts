import { createHash } from 'node:crypto';

/** The same seed gives the same choices on every machine. */
export type Random = {
  /** From 0 to below 1. */
  next: () => number;
  /** Both bounds are included. */
  integer: (least: number, most: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

// Mulberry32 (public domain, Tommy Ettinger): 32 bits of state are enough for choices.
function mulberry(state: number): () => number {
  let current = state;
  return () => {
    current = (current + 0x6d2b79f5) | 0;
    let mixed = Math.imul(current ^ (current >>> 15), 1 | current);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each case has a separate seed, so that it can be replayed alone. */
export function randomOf(name: string): Random {
  const next = mulberry(createHash('sha256').update(name).digest().readUInt32LE(0));
  const integer = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new Error(`${name}: nothing to choose from`);
    return item;
  };
  return { next, integer, pick, chance: (probability) => next() < probability };
}

export function sample<T>(items: readonly T[], count: number, seed: string): T[] {
  const random = randomOf(seed);
  const order = items
    .map((item) => ({ item, rank: random.next() }))
    .sort((one, other) => one.rank - other.rank);
  return order.slice(0, count).map(({ item }) => item);
}
