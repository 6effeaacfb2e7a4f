import { refusalReasons } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { deliveryTypes } from '@parages/contracts/vocabulary/organisations/webhook-types';
import { z } from 'zod';
import { deleteInBatches } from '../../../platform/background/delete-in-batches.ts';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();

const claimed = z.strictObject({
  id: z.string(),
  webhookId: z.string(),
  organisationId: z.string(),
  url: z.string(),
  secret: z.string(),
  secretBefore: text,
  sequence: z.int(),
  poiId: text,
  type: z.enum(deliveryTypes),
  occurredAt: z.date(),
  cause: text,
  reasons: z.array(z.enum(refusalReasons)),
  attempts: z.int(),
});
export type ClaimedDelivery = z.output<typeof claimed>;

const claim = sqlFile(file('claim-deliveries'), {
  params: z.object({ now: z.date(), leaseUntil: z.date(), count: z.int(), perWebhook: z.int() }),
  row: claimed,
});
const settleParams = z.object({
  id: z.string(),
  attempts: z.int(),
  status: z.enum(['delivered', 'failed', 'pending']),
  retryAt: z.date().nullable(),
  statusCode: z.int().nullable(),
  fault: text,
  now: z.date(),
  pauseSince: z.date(),
});
const pausedRow = z.strictObject({
  id: z.string(),
  organisationId: z.string(),
  url: z.string(),
});
export type PausedWebhook = z.output<typeof pausedRow>;
export type Settlement = z.input<typeof settleParams>;
const settle = sqlFile(file('settle-delivery'), { params: settleParams, row: pausedRow });
const active = {
  status: 'pending',
  webhook: { status: 'active', organisation: { status: { not: 'suspended' } } },
};
const endWaiting = sqlFile(file('end-waiting'), {
  params: z.object({ webhookId: z.string() }),
  row: z.strictObject({ id: z.string() }),
});

export const deliveringRepository = (
  db: Pick<Db, 'webhookDelivery' | 'organisation'> & SqlClient,
) => ({
  claim: (params: Parameters<typeof claim>[1]) => claim(db, params),
  /** The webhook, if this paused it. */
  settle: async (params: Settlement) => (await settle(db, params))[0],
  /** Time from which the oldest delivery has been due; undefined when none is due. */
  findDueSince: async (now: Date): Promise<Date | undefined> => {
    const oldest = await db.webhookDelivery.findFirst({
      where: { ...active, nextAttemptAt: { lte: now } },
      orderBy: { nextAttemptAt: 'asc' },
      select: { nextAttemptAt: true },
    });
    return oldest?.nextAttemptAt;
  },
  countRetrying: (most: number) =>
    db.webhookDelivery.count({ where: { ...active, attempts: { gt: 0 } }, take: most }),
  endWaiting: (webhookId: string) => endWaiting(db, { webhookId }),
  findName: async (id: string): Promise<string> =>
    (await db.organisation.findUniqueOrThrow({ where: { id }, select: { name: true } })).name,
  /** Those that wait too: no retry lasts so long, and a webhook that is paused keeps none for ever. */
  forget: (before: Date): Promise<number> =>
    deleteInBatches(async (limit) => {
      const old = { occurredAt: { lt: before } };
      return (await db.webhookDelivery.deleteMany({ where: old, limit })).count;
    }),
});
