/** The same seeds give the same sequence on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** Both bounds are included. */
  int: (low: number, high: number) => number;
  isTrue: (probability: number) => boolean;
  pick: <T>(values: readonly [T, ...T[]]) => T;
  /** Normal distribution: mean 0, standard deviation 1. */
  gauss: () => number;
};

const warmUpRounds = 12;

/** sfc32: unlike Math.random, it can be seeded. */
export function createRandom(seed: number, stream: number, purpose = 0): Random {
  let a = seed | 0;
  let b = stream | 0;
  let c = purpose | 0;
  let counter = 1;
  const nextInt = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < warmUpRounds; round++) nextInt();
  const next = () => nextInt() / 4294967296;
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    isTrue: (probability) => next() < probability,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** For uniform rolls in [0, 1) the probability of an index is proportional to its weight. */
export function weightedIndex(weights: readonly number[]): (roll: number) => number {
  let total = 0;
  const sums = Float64Array.from(weights, (weight) => {
    total += weight;
    return total;
  });
  return (roll) => {
    const wanted = roll * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
