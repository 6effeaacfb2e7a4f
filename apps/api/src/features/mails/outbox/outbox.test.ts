// Specification: §11.4, §11.6 (headers)
import { expect, it } from 'vitest';
import { samples } from '../../../../test/mail-samples.ts';
import { startMailSink } from '../../../../test/servers/mail-sink.ts';
import { startWorkerParts } from '../../../../test/servers/start-worker-parts.ts';
import type {
  MailServer,
  OutgoingMail,
  Sending,
} from '../../../gateways/mail-server/mail-server.ts';
import { smtpMailServer } from '../../../gateways/mail-server/smtp-mail-server.ts';
import type { QueuedMail } from '../mails.service.ts';
import { outboxService } from './outbox.service.ts';

const welcome: QueuedMail = { kind: 'welcome', to: 'zoe@example.org', data: { firstName: 'Zoé' } };
const poi = {
  slug: 'bal',
  title: 'Bal',
  startDate: '2026-06-13',
  endDate: '2026-06-13',
  startTime: null,
  place: null,
};
const digest: QueuedMail = {
  kind: 'digest',
  to: 'zoe@example.org',
  data: {
    firstName: '',
    town: 'Tours',
    saturday: '2026-06-13',
    path: '/',
    isOfInterests: true,
    pois: [poi],
  },
};

const start = async (answer: (mail: OutgoingMail) => Sending = () => ({ outcome: 'sent' })) => {
  const parts = await startWorkerParts();
  const taken: OutgoingMail[] = [];
  const server: MailServer = {
    send: async (mail) => {
      const sending = answer(mail);
      if (sending.outcome === 'sent') taken.push(mail);
      return sending;
    },
    close: () => undefined,
  };
  const rows = () => parts.db.mailOutbox.findMany({ orderBy: { createdAt: 'asc' } });
  return { ...parts, taken, rows, outbox: outboxService({ ...parts.outboxDeps, server }) };
};

it('the outbox sends due mails once through an SMTP server, with message ids from their row ids', async () => {
  const { db, mails, outboxDeps, rows } = await start();
  const sink = await startMailSink();
  const server = smtpMailServer({ url: sink.url, connections: 2 });
  const outbox = outboxService({ ...outboxDeps, server });
  for (let n = 0; n < 20; n += 1) await mails.queue(db, welcome);
  const ids = (await rows()).map(({ id }) => `<outbox-${id}@parages.example>`);
  expect(await outbox.deliverDue()).toEqual({ sent: 20, isServerDown: false });
  expect((await sink.read()).map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
  expect(await outbox.deliverDue()).toEqual({ sent: 0, isServerDown: false });
  server.close();
});

it('the outbox attaches the invoice of a receipt, with its number as the name of the file', async () => {
  const { db, mails, outboxDeps } = await start();
  const sink = await startMailSink();
  const server = smtpMailServer({ url: sink.url, connections: 1 });
  const pdf = Buffer.from('%PDF-1.7 facture');
  await mails.queue(db, {
    kind: 'campaign-receipt',
    to: 'compta@example.org',
    data: { ...samples['campaign-receipt'], pdf: pdf.toString('base64') },
  });
  expect(await outboxService({ ...outboxDeps, server }).deliverDue()).toMatchObject({ sent: 1 });
  const [mail] = await sink.read();
  expect(mail?.attachments).toMatchObject([
    { filename: 'F2026-000001.pdf', mimeType: 'application/pdf' },
  ]);
  server.close();
});

it('two concurrent deliveries of the outbox send each of 40 mails once', async () => {
  const { db, mails, outbox, taken } = await start();
  await mails.queueAll(
    db,
    Array.from({ length: 40 }, () => welcome),
  );
  await Promise.all([outbox.deliverDue(), outbox.deliverDue()]);
  expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(40);
  expect(taken).toHaveLength(40);
});

it('the outbox erases content and recipient of a sent mail, and keeps its row', async () => {
  const { db, mails, outbox, rows } = await start();
  await mails.queue(db, { ...welcome, accountId: 'zoe' });
  await outbox.deliverDue();
  const now = new Date('2026-06-10T10:00:00Z');
  expect(await rows()).toEqual([
    expect.objectContaining({
      status: 'sent',
      sentAt: now,
      recipient: '',
      data: {},
      accountId: 'zoe',
    }),
  ]);
});

it('the outbox sends a welcome mail before bulk mails that were queued earlier', async () => {
  const { db, mails, outbox, taken } = await start();
  await mails.queueAll(
    db,
    Array.from({ length: 20 }, () => digest),
  );
  await mails.queue(db, welcome);
  await outbox.deliverDue();
  expect(taken[0]?.subject).toBe('Bienvenue');
});

it('the outbox retries a delayed mail after one minute, then five, and fails it at the twelfth attempt, erasing its content', async () => {
  const { db, mails, outbox, rows, clock } = await start(() => ({
    outcome: 'delayed',
    reason: '451',
    isServerDown: false,
  }));
  await mails.queue(db, welcome);
  const next = async () => {
    await outbox.deliverDue();
    return (await rows())[0];
  };
  expect(await next()).toMatchObject({
    attempts: 1,
    status: 'pending',
    nextAttemptAt: new Date('2026-06-10T10:01:00Z'),
  });
  expect(await next()).toMatchObject({ attempts: 1 });
  clock.set('2026-06-10T10:01:00Z');
  expect(await next()).toMatchObject({
    attempts: 2,
    lastError: '451',
    nextAttemptAt: new Date('2026-06-10T10:06:00Z'),
  });
  await db.mailOutbox.updateMany({ data: { attempts: 11, nextAttemptAt: clock.now() } });
  expect(await next()).toMatchObject({ attempts: 12, status: 'failed', data: {} });
});

it('the outbox fails a refused mail, suppresses its dead address, and fails the next mail to it without sending', async () => {
  const answer: Sending = { outcome: 'refused', reason: '550 5.1.1', isAddressDead: true };
  const { db, mails, outbox, rows, taken } = await start(() => answer);
  await mails.queue(db, welcome);
  await outbox.deliverDue();
  await mails.queue(db, welcome);
  await outbox.deliverDue();
  expect((await rows()).map(({ status, lastError }) => [status, lastError]).sort()).toEqual([
    ['failed', '550 5.1.1'],
    ['failed', 'suppressed address'],
  ]);
  expect(await db.suppressedAddress.findMany()).toEqual([
    {
      address: 'zoe@example.org',
      reason: '550 5.1.1',
      suppressedAt: new Date('2026-06-10T10:00:00Z'),
    },
  ]);
  expect(taken).toEqual([]);
});

it('the outbox stops after one batch of 8 mails when the mail server is down, and does not attempt the others', async () => {
  const { db, mails, outbox, rows } = await start(() => ({
    outcome: 'delayed',
    reason: 'ECONNREFUSED',
    isServerDown: true,
  }));
  await mails.queueAll(
    db,
    Array.from({ length: 20 }, () => welcome),
  );
  expect(await outbox.deliverDue()).toEqual({ sent: 0, isServerDown: true });
  expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(8);
});

it('the outbox sends a mail claimed by a stuck worker only after the lease of five minutes has ended', async () => {
  const { db, mails, outbox, taken, clock, outboxDeps } = await start();
  await mails.queue(db, welcome);
  const dying = outboxService({
    ...outboxDeps,
    server: { send: () => new Promise(() => undefined), close: () => undefined },
  });
  void dying.deliverDue();
  await expect
    .poll(async () => (await db.mailOutbox.findFirst())?.nextAttemptAt)
    .toEqual(new Date('2026-06-10T10:05:00Z'));
  expect(await outbox.deliverDue()).toMatchObject({ sent: 0 });
  clock.set('2026-06-10T10:05:00Z');
  expect(await outbox.deliverDue()).toMatchObject({ sent: 1 });
  expect(taken).toHaveLength(1);
});

it('the outbox fails an expired mail without sending it, and leaves one of an unknown kind to the workers of another release for seven days', async () => {
  const { db, mails, outbox, rows, taken, clock } = await start();
  await mails.queue(db, {
    kind: 'reset-password',
    to: 'a@b.fr',
    data: { firstName: '', link: 'https://parages.example/r' },
  });
  await mails.queue(db, { ...welcome, sendAt: new Date('2026-06-10T11:00:00Z') });
  await db.mailOutbox.updateMany({ where: { kind: 'welcome' }, data: { kind: 'forgotten' } });
  clock.set('2026-06-10T11:00:00Z');
  const outcomes = async () =>
    (await rows()).map(({ status, attempts, lastError }) => `${status} ${attempts}: ${lastError}`);
  await outbox.deliverDue();
  expect((await outcomes()).sort()).toEqual(['failed 1: expired', 'pending 0: null']);
  clock.set('2026-06-17T11:00:00Z');
  await outbox.deliverDue();
  expect(await outcomes()).toContain('pending 0: null');
  clock.set('2026-06-17T11:00:01Z');
  await outbox.deliverDue();
  expect(await outcomes()).toContain(
    'failed 1: cannot be rendered: unknown kind of mail: forgotten',
  );
  expect(taken).toEqual([]);
});

it('the outbox adds unsubscribe headers and link to a newsletter, and no such headers to a welcome mail', async () => {
  const { db, mails, outbox, taken, signIn } = await start();
  const { id } = await signIn();
  const { mailToken } = await db.account.findUniqueOrThrow({ where: { id } });
  await mails.queue(db, { ...digest, accountId: id });
  await mails.queue(db, { ...welcome, accountId: id });
  await outbox.deliverDue();
  const [letter, weekend] = taken;
  const address = `https://parages.example/desabonnement?t=${mailToken}&kind=digest`;
  expect(weekend?.headers).toMatchObject({
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(weekend?.text).toContain(address);
  expect(letter?.headers).toEqual({ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fr' });
});

it('the outbox sets the visitor’s address as reply-to of a feedback mail', async () => {
  const { db, mails, outbox, taken } = await start();
  await mails.queue(db, {
    kind: 'feedback',
    to: 'team@parages.example',
    data: { message: 'Bravo', email: 'zoe@x.fr', page: null, writtenIn: 'fr' },
  });
  await outbox.deliverDue();
  expect(taken[0]).toMatchObject({
    replyTo: { address: 'zoe@x.fr' },
    to: { address: 'team@parages.example' },
  });
});
