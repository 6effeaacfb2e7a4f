import { expect, it } from 'vitest';
import { startWorkerParts } from '../../../../test/servers/start-worker-parts.ts';
import type { QueuedMail } from '../mails.service.ts';
import { mailQueuesService } from './mail-queues.service.ts';

const welcome: QueuedMail = { kind: 'welcome', to: 'zoe@example.org', data: { firstName: 'Zoé' } };

it('says how long the oldest mail has been due, of users and of bulk apart, and counts retries', async () => {
  const { db, clock, mails } = await startWorkerParts();
  const queues = mailQueuesService({ db, clock });
  expect(await queues.mails()).toEqual({ overdueSeconds: 0, retrying: 0 });
  await mails.queue(db, welcome);
  clock.set('2026-06-10T10:01:30Z');
  await mails.queue(db, welcome);
  expect(await queues.mails()).toEqual({ overdueSeconds: 90, retrying: 0 });
  expect(await queues['bulk mails']()).toEqual({ overdueSeconds: 0, retrying: 0 });
  // A mail that failed waits for its next attempt: it is not due.
  await db.mailOutbox.updateMany({
    data: { attempts: 1, isBulk: true, nextAttemptAt: new Date('2026-06-10T10:05:00Z') },
  });
  expect(await queues['bulk mails']()).toEqual({ overdueSeconds: 0, retrying: 2 });
  expect(await queues.mails()).toEqual({ overdueSeconds: 0, retrying: 0 });
});
