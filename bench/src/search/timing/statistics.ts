/** Times are in milliseconds. */
export type Timing = { count: number; p50: number; p95: number; p99: number; mean: number };

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export function timingOf(milliseconds: readonly number[]): Timing {
  const sorted = Float64Array.from(milliseconds).sort();
  const mean = sorted.reduce((sum, one) => sum + one, 0) / Math.max(1, sorted.length);
  return {
    count: sorted.length,
    p50: rounded(at(sorted, 0.5)),
    p95: rounded(at(sorted, 0.95)),
    p99: rounded(at(sorted, 0.99)),
    mean: rounded(mean),
  };
}

const calibrationRounds = 20;
const calibrationLoops = 2_000_000;

/**
 * How much longer the 95th percentile of an idle loop takes than its median, as a share of the
 * median. Above 0.25 another program is probably using the machine.
 */
export function measureNoise(): number {
  const times: number[] = [];
  for (let round = 0; round < calibrationRounds; round++) {
    const startedAt = performance.now();
    let value = 1;
    for (let loop = 0; loop < calibrationLoops; loop++) value = (value * 1103515245 + 12345) | 0;
    times.push(performance.now() - startedAt + (value === 0 ? 1e-9 : 0));
  }
  const { p50, p95 } = timingOf(times.slice(2));
  return rounded((p95 - p50) / p50);
}
