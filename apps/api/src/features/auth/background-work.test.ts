import { expect, it } from 'vitest';
import { backgroundWork } from './background-work.ts';

it('backgroundWork: `idle` waits for started work; failures of `start` and `attempt` go to the error callback', async () => {
  const failures: unknown[] = [];
  const done: string[] = [];
  const work = backgroundWork((error) => failures.push(error));
  work.start(async () => done.push('one'));
  work.start(async () => Promise.reject(new Error('two')));
  await work.attempt(async () => Promise.reject(new Error('three')));
  await work.idle();
  expect(done).toEqual(['one']);
  expect(failures.map(String).sort()).toEqual(['Error: three', 'Error: two']);
});
