import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../../../test/servers/test-database.ts';
import { paymentEventsRepository } from './payment-events.repository.ts';

it('forgets processed events before a moment, and no event that waits to be processed', async () => {
  const { db } = await emptyDatabase();
  const receivedAt = new Date('2026-01-01T00:00:00Z');
  const moment = new Date('2026-06-10T10:00:00Z');
  for (const [id, processedAt] of [
    ['gone', new Date(moment.getTime() - 1)],
    ['kept', moment],
    ['waits', null],
  ] as const)
    await db.stripeEvent.create({
      data: { id, type: 'refund.updated', objectId: 're_1', receivedAt, processedAt },
    });
  expect(await paymentEventsRepository(db).forget(moment)).toBe(1);
  const left = await db.stripeEvent.findMany({ orderBy: { id: 'asc' } });
  expect(left.map(({ id }) => id)).toEqual(['kept', 'waits']);
});
