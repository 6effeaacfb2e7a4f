import { expect, it } from 'vitest';
import { webhookBench } from '../../../../test/webhook-bench.ts';
import { webhookQueueService } from './webhook-queue.service.ts';

it('says how long the oldest delivery has been due and counts retries, of active webhooks alone', async () => {
  const { publish, db, clock } = await webhookBench();
  const read = webhookQueueService({ db, clock });
  expect(await read()).toEqual({ overdueSeconds: 0, retrying: 0 });
  await publish();
  const due = new Date(clock.now().getTime() - 40_000);
  await db.webhookDelivery.updateMany({ data: { nextAttemptAt: due, attempts: 1 } });
  const count = await db.webhookDelivery.count();
  expect(count).toBeGreaterThan(0);
  expect(await read()).toEqual({ overdueSeconds: 40, retrying: count });
  await db.organisation.updateMany({ data: { status: 'suspended', reason: 'x' } });
  expect(await read()).toEqual({ overdueSeconds: 0, retrying: 0 });
  await db.organisation.updateMany({ data: { status: 'approved', reason: null } });
  await db.webhook.updateMany({ data: { status: 'paused' } });
  expect(await read()).toEqual({ overdueSeconds: 0, retrying: 0 });
});
