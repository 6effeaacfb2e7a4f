import { expect, it } from 'vitest';
import { firstSuccessMs, interruptionOf, type Sample, spreadOf } from './samples.ts';

it('spreadOf gives the median, the 95th percentile and the largest of values in any order', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(spreadOf(values)).toEqual({ count: 100, median: 51, p95: 96, most: 100 });
  expect(spreadOf([])).toEqual({ count: 0, median: 0, p95: 0, most: 0 });
});

const search = (startedAt: number, ms: number, fault?: string): Sample => ({
  kind: 'search',
  startedAt,
  ms,
  ...(fault !== undefined && { fault }),
});

it('interruptionOf counts the requests that end after an instant, and 0 ms without a failure', () => {
  const samples = [search(0, 10, '503'), search(90, 30), search(120, 200)];
  expect(interruptionOf(samples, 100)).toEqual({
    asked: 2,
    failed: 0,
    longestMs: 200,
    answeredAgainMs: 0,
  });
});

it('interruptionOf measures until the first answer after the last failure', () => {
  const samples = [search(100, 5), search(110, 10, '503'), search(140, 10, '503'), search(155, 20)];
  expect(interruptionOf(samples, 100)).toMatchObject({ failed: 2, answeredAgainMs: 75 });
  expect(interruptionOf(samples.slice(0, 3), 100).answeredAgainMs).toBeUndefined();
});

it('firstSuccessMs ignores requests that began before the instant', () => {
  const samples = [search(90, 20), search(101, 5, '503'), search(130, 20)];
  expect(firstSuccessMs(samples, 100)).toBe(50);
  expect(firstSuccessMs(samples.slice(0, 2), 100)).toBeUndefined();
});
