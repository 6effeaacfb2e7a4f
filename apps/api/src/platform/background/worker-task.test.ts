import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { TaskStopped, workerTask } from './worker-task.ts';

type Work = 'where' | 'fail' | 'spin' | 'hoard';
const options = {
  module: new URL('../../../test/worker-work.ts', import.meta.url),
  name: 'work',
  memoryMb: 64,
  deadlineMs: 30_000,
  atOnce: 1,
  maxQueue: 1,
};
const task = (changes: Partial<typeof options> = {}) =>
  workerTask<Work, string>({ ...options, ...changes });

it('workerTask runs a function of a TypeScript module in a worker thread and rethrows its errors', async () => {
  const run = task();
  expect(await run('where')).toBe('worker thread');
  await expect(run('fail')).rejects.toThrow('no such work');
  expect(await run('where')).toBe('worker thread');
});

it('workerTask stops a task at its deadline without blocking the event loop, and runs the next task', async () => {
  const run = task({ deadlineMs: 5000 });
  await run('where');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await expect(run('spin')).rejects.toThrow(TaskStopped);
  delay.disable();
  // The task blocked its thread for five seconds, but not the event loop.
  expect(delay.max / 1e6).toBeLessThan(2500);
  expect(await run('where')).toBe('worker thread');
});

it('workerTask stops a task above its memory limit, and runs the next task', async () => {
  const run = task();
  await expect(run('hoard')).rejects.toThrow(TaskStopped);
  expect(await run('where')).toBe('worker thread');
});

it('workerTask refuses a task that waits past the deadline with 503 work_busy, and does not say that it was stopped', async () => {
  const run = task({ deadlineMs: 1000 });
  const [slow, small] = await Promise.allSettled([run('spin'), run('where')]);
  expect(slow).toMatchObject({ reason: expect.any(TaskStopped) });
  expect(small).toMatchObject({ reason: { code: 'work_busy', status: 503, retryAfterS: 5 } });
});

it('workerTask refuses a task with 503 work_busy when the queue is full', async () => {
  const run = task();
  const outcomes = await Promise.allSettled([run('where'), run('where'), run('where')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: { code: 'work_busy', status: 503, retryAfterS: 5 } });
  expect(await run('where')).toBe('worker thread');
});
