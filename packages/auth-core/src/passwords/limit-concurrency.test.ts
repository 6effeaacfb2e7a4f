import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('tasks under limitConcurrency, one at a time and two waiting', () => {
  it('wait for a free slot, and start in the order of their arrival', async () => {
    const limit = limitConcurrency(1, 2);
    const { opened, open } = gate();
    const started: number[] = [];
    const tasks = [1, 2, 3].map((task) =>
      limit(() => {
        started.push(task);
        return opened;
      }),
    );
    expect(started).toEqual([1]);
    open();
    await Promise.all(tasks);
    expect(started).toEqual([1, 2, 3]);
  });

  it('are refused with 429 while two already wait, and accepted again once these are done', async () => {
    const limit = limitConcurrency(1, 2);
    const { opened, open } = gate();
    const waiting = [1, 2, 3].map(() => limit(() => opened));
    await expect(limit(async () => 1)).rejects.toMatchObject({ statusCode: 429 });
    open();
    await Promise.all(waiting);
    expect(await limit(async () => 1)).toBe(1);
  });

  it('release their slot when they fail', async () => {
    const limit = limitConcurrency(1, 2);
    await expect(limit(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await limit(async () => 1)).toBe(1);
  });
});
