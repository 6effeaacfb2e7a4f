// Specification: §2.62
import { ApiProblem } from '@parages/contracts/api-problem';
import { expect, it } from 'vitest';
import { type BulkResult, runBulk } from './run-bulk.ts';

const items = Array.from({ length: 10 }, (_, index) => ({ id: String(index) }));

async function run(act: (item: { id: string }) => Promise<unknown>) {
  const results = new Map<string, BulkResult>();
  await runBulk(items, act, (id, result) => void results.set(id, result));
  return results;
}

it('issue "bulk actions": runBulk continues after a refusal and an unexpected error, and reports the result of each event', async () => {
  const results = await run(async ({ id }) => {
    if (id === '3') throw new ApiProblem(409, 'themes_full');
    if (id === '4') throw new Error('?');
  });
  expect(results.get('3')).toEqual({ isDone: false, code: 'themes_full' });
  expect(results.get('4')).toEqual({ isDone: false, code: 'other' });
  expect([...results.values()].filter(({ isDone }) => isDone)).toHaveLength(8);
});

it('runBulk acts on four events at a time', async () => {
  let [now, most] = [0, 0];
  await run(async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  });
  expect(most).toBe(4);
});

it('runBulk stops within four calls at session_missing, and reports session_missing for every event', async () => {
  let calls = 0;
  const results = await run(async () => {
    calls += 1;
    throw new ApiProblem(401, 'session_missing');
  });
  expect(calls).toBeLessThanOrEqual(4);
  expect([...results.values()]).toEqual(
    items.map(() => ({ isDone: false, code: 'session_missing' })),
  );
});
