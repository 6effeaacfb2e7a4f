import { expect, it } from 'vitest';
import { cacheSuccess } from './cache-success.ts';

it('cacheSuccess runs the task once for simultaneous and later calls', async () => {
  let runs = 0;
  const cached = cacheSuccess(async () => {
    runs += 1;
    return runs;
  });
  expect(runs).toBe(0);
  expect(await Promise.all([cached(), cached()])).toEqual([1, 1]);
  expect(await cached()).toBe(1);
});

it('cacheSuccess gives a failure to all its callers and runs the task again at the next call', async () => {
  let runs = 0;
  const cached = cacheSuccess(async () => {
    runs += 1;
    if (runs === 1) throw new Error('no database');
    return runs;
  });
  const failure = { status: 'rejected', reason: new Error('no database') };
  expect(await Promise.allSettled([cached(), cached()])).toEqual([failure, failure]);
  expect(await Promise.all([cached(), cached()])).toEqual([2, 2]);
});
