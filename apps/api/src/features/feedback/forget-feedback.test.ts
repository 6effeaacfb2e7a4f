// Specification: §2.46
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { forgetFeedback } from './forget-feedback.ts';

const now = new Date('2027-06-10T10:00:00Z');

async function start(createdAt: readonly string[]) {
  const { db } = await emptyDatabase();
  await db.feedback.createMany({
    data: createdAt.map((at) => ({
      id: uuidv7(),
      message: at,
      locale: 'fr',
      network: '192.0.2',
      createdAt: new Date(at),
    })),
  });
  const kept = async () =>
    (await db.feedback.findMany({ orderBy: { createdAt: 'asc' } })).map(
      ({ message, network }) => [message, network] as const,
    );
  return { db, kept };
}

it('erases the network of a message after a day, and deletes the message after a year', async () => {
  const { db, kept } = await start([
    '2026-06-10T09:59:59Z',
    '2026-06-10T10:00:01Z',
    '2027-06-09T09:59:59Z',
    '2027-06-09T10:00:01Z',
  ]);
  expect(await forgetFeedback(db, now)).toEqual({ messages: 1, networks: 2 });
  expect(await kept()).toEqual([
    ['2026-06-10T10:00:01Z', null],
    ['2027-06-09T09:59:59Z', null],
    ['2027-06-09T10:00:01Z', '192.0.2'],
  ]);
  expect(await forgetFeedback(db, now)).toEqual({ messages: 0, networks: 0 });
});

it('deletes more messages than one batch, of which two workers count each once', async () => {
  const { db, kept } = await start(Array.from({ length: 2100 }, () => '2026-01-01T00:00:00Z'));
  const runs = await Promise.all([forgetFeedback(db, now), forgetFeedback(db, now)]);
  expect(runs.reduce((sum, { messages }) => sum + messages, 0)).toBe(2100);
  expect(await kept()).toEqual([]);
});

it('deletes nothing further once the worker is being stopped', async () => {
  const { db, kept } = await start(['2026-01-01T00:00:00Z']);
  expect(await forgetFeedback(db, now, () => true)).toEqual({ messages: 0, networks: 0 });
  expect(await kept()).toHaveLength(1);
});
