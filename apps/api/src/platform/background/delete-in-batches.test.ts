import { expect, it } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';

function rows(left: number) {
  const asked: number[] = [];
  const deleteSome = async (most: number): Promise<number> => {
    asked.push(most);
    const deleted = Math.min(most, left);
    left -= deleted;
    return deleted;
  };
  return { asked, deleteSome };
}

it.each([
  [0, [10]],
  [9, [10]],
  [10, [10, 10]],
  [25, [10, 10, 10]],
])('deletes %d rows in batches of ten: %j', async (count, batches) => {
  const { asked, deleteSome } = rows(count);
  expect(await deleteInBatches(deleteSome, undefined, 10)).toBe(count);
  expect(asked).toEqual(batches);
});

it('deletes no further batch once the job is being stopped', async () => {
  const { asked, deleteSome } = rows(100);
  expect(await deleteInBatches(deleteSome, () => asked.length === 2, 10)).toBe(20);
});

it.each([
  ['a deadlock', { code: '40P01' }],
  ['a write conflict', { code: 'P2034', message: 'Transaction failed due to a write conflict' }],
])('deletes a batch again after %s, and counts each row once', async (_name, abort) => {
  const { asked, deleteSome } = rows(15);
  const fails = [false, true, true, true, true, false];
  const deleteOrAbort = async (most: number): Promise<number> => {
    if (fails.shift()) throw Object.assign(new Error('aborted'), abort);
    return deleteSome(most);
  };
  expect(await deleteInBatches(deleteOrAbort, undefined, 10)).toBe(15);
  expect(asked).toEqual([10, 10]);
});

it.each([
  ['the fifth deadlock in a row', { code: '40P01' }, 5],
  ['another error at once', { code: '23503' }, 1],
])('throws %s', async (_name, failure, calls) => {
  const error = Object.assign(new Error('failed'), failure);
  let called = 0;
  const fail = (): Promise<number> => {
    called += 1;
    return Promise.reject(error);
  };
  await expect(deleteInBatches(fail)).rejects.toBe(error);
  expect(called).toBe(calls);
});
