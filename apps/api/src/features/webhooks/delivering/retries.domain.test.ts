import { expect, it } from 'vitest';
import { retryDelayMs } from './retries.domain.ts';

it.each([
  [1, 0, 5000],
  [1, 1, 5500],
  [4, 0, 1_800_000],
  [10, 0.5, 86_940_000],
  [11, 0, undefined],
])('after attempt %d, with a jitter of %d, the next one comes in %s ms', (attempts, jitter, ms) => {
  expect(retryDelayMs(attempts, jitter)).toBe(ms);
});

it('ten retries last more than three days and less than four', () => {
  const total = (jitter: number) =>
    Array.from({ length: 10 }, (_, rank) => retryDelayMs(rank + 1, jitter) ?? 0).reduce(
      (sum, ms) => sum + ms,
    );
  expect(total(0)).toBeGreaterThan(72 * 3_600_000);
  expect(total(1)).toBeLessThan(96 * 3_600_000);
});
