// Specification: §11.2
import { expect, it } from 'vitest';
import { startWorkerParts } from '../../../test/servers/start-worker-parts.ts';
import { retryDelayMs } from './mail-delivery.domain.ts';
import type { QueuedMail } from './mails.service.ts';

const welcome: QueuedMail = {
  kind: 'welcome',
  to: 'Zoe@Example.org',
  accountId: 'zoe',
  data: { firstName: 'Zoé' },
};

const start = async () => {
  const { db, mails } = await startWorkerParts();
  const outbox = () => db.mailOutbox.findMany({ orderBy: { id: 'asc' } });
  return { db, mails, outbox };
};

it('mails.queue writes a pending mail with the time of the clock, to the address in lower case', async () => {
  const { db, mails, outbox } = await start();
  await mails.queue(db, welcome);
  const now = new Date('2026-06-10T10:00:00Z');
  expect(await outbox()).toEqual([
    expect.objectContaining({
      kind: 'welcome',
      recipient: 'zoe@example.org',
      accountId: 'zoe',
      locale: 'fr',
      data: { firstName: 'Zoé' },
    }),
  ]);
  expect(await outbox()).toEqual([
    expect.objectContaining({ status: 'pending', attempts: 0, createdAt: now, nextAttemptAt: now }),
  ]);
});

it('mails.queue writes no mail when its transaction is rolled back', async () => {
  const { db, mails, outbox } = await start();
  const undone = db.$transaction(async (tx) => {
    await mails.queue(tx, welcome);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await outbox()).toEqual([]);
});

it('mails.queue writes one mail per dedupe key, even concurrently; queueAll returns the number of new mails', async () => {
  const { db, mails, outbox } = await start();
  const once = { ...welcome, dedupeKey: 'welcome:zoe' };
  await Promise.all([mails.queue(db, once), mails.queue(db, once)]);
  expect(
    await mails.queueAll(db, [once, { ...welcome, dedupeKey: 'welcome:again' }, welcome]),
  ).toBe(2);
  expect(await outbox()).toHaveLength(3);
});

it('mails.queue writes a reminder as a bulk mail, with its send time and expiry', async () => {
  const { db, mails, outbox } = await start();
  const poi = {
    slug: 'bal',
    title: 'Bal',
    startDate: '2026-06-12',
    endDate: '2026-06-12',
    startTime: '21:00',
    place: null,
  };
  await mails.queue(db, {
    kind: 'reminder',
    to: 'a@b.fr',
    data: { firstName: '', poi },
    sendAt: new Date('2026-06-11T08:00:00Z'),
    expiresAt: new Date('2026-06-11T22:00:00Z'),
  });
  const [reminder] = await outbox();
  expect(reminder).toMatchObject({ isBulk: true, nextAttemptAt: new Date('2026-06-11T08:00:00Z') });
  expect(reminder).toMatchObject({ expiresAt: new Date('2026-06-11T22:00:00Z') });
});

it.each([
  'a@b.fr, c@d.fr',
  'a@b.fr\r\nBcc: c@d.fr',
  '"a"@b.fr',
  'a@b@c.fr',
  'Zoé <a@b.fr>',
  'nobody',
  '',
])('mails.queue throws for the recipient %j and writes no mail', async (to) => {
  const { db, mails, outbox } = await start();
  await expect(mails.queue(db, { ...welcome, to })).rejects.toThrow('not one e-mail address');
  expect(await outbox()).toEqual([]);
});

it('mails.forget deletes an account’s mails and its address’s suppression; keeps others’ mails and feedback sent to the address', async () => {
  const { db, mails, outbox } = await start();
  await mails.queue(db, welcome);
  await mails.queue(db, { ...welcome, to: 'other@example.org', accountId: 'other' });
  const feedback = { message: 'Bravo', email: null, page: null, writtenIn: 'fr' } as const;
  await mails.queue(db, { kind: 'feedback', to: 'zoe@example.org', data: feedback });
  await db.suppressedAddress.create({ data: { address: 'zoe@example.org', reason: '550' } });
  await mails.forget(db, { accountId: 'zoe', address: 'zoe@example.org' });
  await mails.queue(db, {
    kind: 'account-deleted',
    to: 'zoe@example.org',
    data: { firstName: 'Zoé' },
  });
  expect((await outbox()).map(({ kind, accountId }) => `${kind} of ${accountId}`).sort()).toEqual([
    'account-deleted of null',
    'feedback of null',
    'welcome of other',
  ]);
  expect(await db.suppressedAddress.count()).toBe(0);
});

it('retryDelayMs is a minute after the first failure, twelve hours after the seventh to the eleventh, undefined after the twelfth', () => {
  const minutes = Array.from({ length: 12 }, (_, index) => retryDelayMs(index + 1)).map(
    (ms) => ms && ms / 60_000,
  );
  expect(minutes).toEqual([1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720, undefined]);
});

it('mails.queue writes an empty first name when the given one looks like a link', async () => {
  const { db, mails, outbox } = await start();
  for (const firstName of ['Votre colis attend: https://evil.example', 'evil.example', 'Zoé'])
    await mails.queue(db, { ...welcome, data: { firstName } });
  const names = (await outbox()).map(({ data }) => JSON.stringify(data)).sort();
  expect(names).toEqual(['{"firstName":""}', '{"firstName":""}', '{"firstName":"Zoé"}']);
});
