import { expect, it } from 'vitest';
import { startWorkerParts } from '../../../../test/servers/start-worker-parts.ts';
import { outboxService } from './outbox.service.ts';

it('deletes the suppression of an address after a year, so that its mails are tried again', async () => {
  const { db, outboxDeps, clock } = await startWorkerParts('2027-06-10T10:00:00Z');
  const server = { send: async () => ({ outcome: 'sent' as const }), close: () => undefined };
  const outbox = outboxService({ ...outboxDeps, server });
  const suppress = (address: string, at: string) =>
    db.suppressedAddress.create({
      data: { address, reason: 'bounce', suppressedAt: new Date(at) },
    });
  await suppress('gone@example.org', '2026-06-10T09:59:59Z');
  await suppress('kept@example.org', '2026-06-10T10:00:01Z');
  expect(await outbox.forgetSuppressed()).toBe(1);
  expect(await db.suppressedAddress.findMany()).toMatchObject([{ address: 'kept@example.org' }]);
  clock.set('2027-06-10T10:00:02Z');
  expect(await outbox.forgetSuppressed()).toBe(1);
});
