import { expect, it } from 'vitest';
import { askSparingly } from './ask-sparingly.ts';
import { steadyPace } from './pace.ts';

it('steadyPace gives each of several callers at once a turn of its own, and an idle caller none to wait for', async () => {
  let now = 1000;
  const waits: number[] = [];
  const pace = steadyPace({
    perSecond: 20,
    now: () => now,
    wait: async (ms) => waits.push(ms),
  });
  await Promise.all([pace(), pace(), pace()]);
  expect(waits).toEqual([50, 100]);
  now = 5000;
  await pace();
  expect(waits).toHaveLength(2);
});

it('askSparingly with a pace refuses no call of a burst above the limit', async () => {
  const asked: string[] = [];
  const ask = askSparingly(
    async (question) => {
      asked.push(question);
      return question;
    },
    {
      name: 'the geocoder',
      ttlMs: { found: 1000, missing: 1000 },
      perSecond: 2,
      pace: steadyPace({ perSecond: 2, wait: async () => undefined }),
      clock: { now: () => new Date('2026-06-10T10:00:00Z') },
    },
  );
  const questions = ['a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(questions.map(ask))).toEqual(questions);
  expect(asked).toEqual(questions);
});
