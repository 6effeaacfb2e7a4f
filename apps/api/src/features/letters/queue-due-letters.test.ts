// Specification: §11.7, §11.14
import { expect, it } from 'vitest';
import { startWorkerParts } from '../../../test/servers/start-worker-parts.ts';
import { outboxService } from '../mails/outbox/outbox.service.ts';
import { queueDueLetters } from './queue-due-letters.ts';

const start = async (instant: string) => {
  const parts = await startWorkerParts(instant);
  const done: string[] = [];
  let isBroken = false;
  const work = (name: string) => async (moment: string) => {
    if (isBroken && name === 'digest') throw new Error('no luck');
    return done.push(`${name} ${moment}`);
  };
  const outbox = outboxService({
    ...parts.outboxDeps,
    server: { send: async () => ({ outcome: 'sent' }), close: () => undefined },
  });
  const deps = {
    ...parts,
    outbox,
    digest: { queueAll: work('digest') },
    news: { queueAll: work('news') },
    searchNews: { queueAll: work('search') },
    letters: { queueReminders: work('reminder') },
  };
  const run = () => queueDueLetters(deps);
  const breakDown = (value: boolean) => {
    isBroken = value;
  };
  return { ...parts, done, run, breakDown, outbox };
};

it('queueDueLetters runs the reminders once a day and the weekend newsletter once a weekend, when they are due', async () => {
  const { run, done, clock } = await start('2026-06-11T06:00:00Z');
  await run();
  // On Thursday the mail of Wednesday is still due.
  const searchNews = 'search 2026-06-10';
  expect(done).toEqual([searchNews]);
  for (const instant of [
    '2026-06-11T08:00:00Z',
    '2026-06-11T15:00:00Z',
    '2026-06-11T15:01:00Z',
    '2026-06-12T09:00:00Z',
  ]) {
    clock.set(instant);
    await run();
  }
  expect(done).toEqual([
    searchNews,
    'reminder 2026-06-12',
    'digest 2026-06-13',
    'reminder 2026-06-13',
  ]);
});

it('queueDueLetters runs the theme newsletter once a week, on Tuesday from 10:00, else on Wednesday', async () => {
  const { run, done, clock } = await start('2026-06-09T07:59:00Z');
  for (const instant of [
    '2026-06-09T07:59:00Z',
    '2026-06-09T08:00:00Z',
    '2026-06-10T05:00:00Z',
    '2026-06-12T05:00:00Z',
    '2026-06-17T05:00:00Z',
  ]) {
    clock.set(instant);
    await run();
  }
  expect(done.filter((one) => one.startsWith('news'))).toEqual([
    'news 2026-06-09',
    'news 2026-06-16',
  ]);
});

it('queueDueLetters runs the mail about saved searches once a week, on Wednesday from 10:00, else on Thursday', async () => {
  const { run, done, clock } = await start('2026-06-10T07:59:00Z');
  for (const instant of [
    '2026-06-10T07:59:00Z',
    '2026-06-10T08:00:00Z',
    '2026-06-11T05:00:00Z',
    '2026-06-12T05:00:00Z',
    '2026-06-18T05:00:00Z',
  ]) {
    clock.set(instant);
    await run();
  }
  expect(done.filter((one) => one.startsWith('search'))).toEqual([
    'search 2026-06-10',
    'search 2026-06-17',
  ]);
});

it('queueDueLetters retries a failed job, even a day late, and runs the other jobs meanwhile', async () => {
  const { run, done, clock, breakDown } = await start('2026-06-11T15:00:00Z');
  breakDown(true);
  await expect(run()).rejects.toThrow('no luck');
  expect(done).toEqual(['search 2026-06-10', 'reminder 2026-06-12']);
  breakDown(false);
  clock.set('2026-06-12T15:00:00Z');
  await run();
  expect(done.slice(2)).toEqual(['digest 2026-06-13', 'reminder 2026-06-13']);
});

it('queueDueLetters deletes sent mails queued more than 60 days ago, and keeps pending ones', async () => {
  const { run, clock, mails, db, outbox } = await start('2026-04-01T03:00:00Z');
  await mails.queue(db, {
    kind: 'welcome',
    to: 'a@b.fr',
    data: { firstName: '' },
    dedupeKey: 'sent',
  });
  await outbox.deliverDue();
  await mails.queue(db, {
    kind: 'welcome',
    to: 'a@b.fr',
    data: { firstName: '' },
    dedupeKey: 'waits',
  });
  const kept = async () =>
    (await db.mailOutbox.findMany()).map(({ dedupeKey }) => dedupeKey).sort();
  clock.set('2026-05-31T02:00:00Z');
  await run();
  expect(await kept()).toEqual(['sent', 'waits']);
  clock.set('2026-06-01T03:00:00Z');
  await run();
  expect(await kept()).toEqual(['waits']);
});
