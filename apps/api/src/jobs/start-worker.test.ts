// Specification: §11.2, §11.5
import { expect, it, onTestFinished } from 'vitest';
import { startMailSink } from '../../test/servers/mail-sink.ts';
import { startWorkerParts } from '../../test/servers/start-worker-parts.ts';
import { readConfig } from '../config/config.ts';
import type { QueuedMail } from '../features/mails/mails.service.ts';
import { systemClock } from '../platform/clock.ts';
import { startWorker } from './start-worker.ts';

const welcome: QueuedMail = { kind: 'welcome', to: 'zoe@example.org', data: { firstName: 'Zoé' } };

const start = async (environment: Record<string, string> = {}) => {
  const parts = await startWorkerParts('2026-01-01T00:00:00Z');
  const warnings: string[] = [];
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: parts.url,
    MAIN_HOST: 'parages.example',
    ...environment,
  });
  const log = { warn: (_details: object, message: string) => warnings.push(message) };
  const worker = startWorker({ config, db: parts.db, clock: systemClock, log });
  onTestFinished(worker.stop);
  return { ...parts, worker, warnings };
};

// The timeout is shorter than the polling interval, so only the notification can deliver within it.
const soon = { timeout: 4000 };

it('the worker sends a mail as soon as its transaction is committed, and not before', async () => {
  const sink = await startMailSink();
  const { db, mails } = await start({ SMTP_URL: sink.url });
  await mails.queue(db, welcome);
  await expect.poll(() => sink.received.length, soon).toBe(1);
  await db.$transaction(async (tx) => {
    await mails.queue(tx, welcome);
    // Committed separately: its delivery shows that the worker read the queue, without the
    // uncommitted mail.
    await mails.queue(db, welcome);
    await expect.poll(() => sink.received.length, soon).toBe(2);
  });
  await expect.poll(() => sink.received.length, soon).toBe(3);
  const [first] = await sink.read();
  expect(first).toMatchObject({
    from: { name: 'Parages', address: 'bonjour@parages.example' },
    subject: 'Bienvenue',
  });
});

it('without a mail server, the worker keeps mails in the queue and logs a warning', async () => {
  const { db, mails, warnings, worker } = await start();
  await mails.queue(db, welcome);
  await worker.stop();
  expect(await db.mailOutbox.count({ where: { status: 'pending', attempts: 0 } })).toBe(1);
  expect(warnings).toEqual(['mails are queued but not sent: SMTP_URL is not set']);
});

it('while the mail server is down, the worker keeps a mail for a retry and logs a warning', async () => {
  const { db, mails, warnings, worker } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await mails.queue(db, welcome);
  await expect
    .poll(() => db.mailOutbox.count({ where: { status: 'pending', attempts: 1 } }), soon)
    .toBe(1);
  await worker.stop();
  expect(warnings).toContain('mail not sent');
});
