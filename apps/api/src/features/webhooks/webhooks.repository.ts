import {
  testWebhookType,
  webhookLimits,
} from '@parages/contracts/vocabulary/organisations/webhook-types';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import {
  type DeliveryKey,
  deliverySchema,
  type WebhookKey,
  webhookSchema,
} from './webhooks.schema.ts';

type WebhooksDb = Pick<Db, 'webhook' | 'webhookDelivery'> & SqlClient;
type Row = NonNullable<Awaited<ReturnType<Db['webhook']['findFirst']>>>;
type DeliveryRow = NonNullable<Awaited<ReturnType<Db['webhookDelivery']['findFirst']>>>;
export type WebhookDraft = {
  id: string;
  organisationId: string;
  url: string;
  types: string[];
  secret: string;
  now: Date;
};

const toWebhook = (row: Row) =>
  webhookSchema.parse({
    ...row,
    failingSince: row.failingSince?.toISOString() ?? null,
    secretBeforeUntil: row.secretBeforeUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  });
const toDelivery = (row: DeliveryRow) =>
  deliverySchema.parse({
    ...row,
    sequence: Number(row.sequence),
    occurredAt: row.occurredAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
  });

const keyOf = ({ organisationId, webhookId: id }: WebhookKey) => ({ id, organisationId });
const deliveryKeyOf = (key: DeliveryKey) => ({
  id: key.deliveryId,
  webhookId: key.webhookId,
  webhook: { organisationId: key.organisationId },
});

export const webhooksRepository = (db: WebhooksDb) => ({
  list: async (organisationId: string) =>
    (
      await db.webhook.findMany({
        where: { organisationId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      })
    ).map(toWebhook),
  find: async (key: WebhookKey) => {
    const row = await db.webhook.findFirst({ where: keyOf(key) });
    return row === null ? undefined : toWebhook(row);
  },
  findSecret: async (key: WebhookKey) =>
    (await db.webhook.findFirst({ where: keyOf(key), select: { secret: true } }))?.secret,
  count: (organisationId: string) => db.webhook.count({ where: { organisationId } }),
  add: async ({ now, ...draft }: WebhookDraft) =>
    toWebhook(await db.webhook.create({ data: { ...draft, createdAt: now, updatedAt: now } })),
  change: async (
    key: WebhookKey,
    data: Partial<
      Pick<
        Row,
        | 'url'
        | 'types'
        | 'status'
        | 'failingSince'
        | 'secret'
        | 'secretBefore'
        | 'secretBeforeUntil'
      >
    >,
    updatedAt: Date,
  ): Promise<boolean> =>
    (await db.webhook.updateMany({ where: keyOf(key), data: { ...data, updatedAt } })).count === 1,
  remove: async (key: WebhookKey): Promise<boolean> =>
    (await db.webhook.deleteMany({ where: keyOf(key) })).count === 1,

  listDeliveries: async ({ organisationId, webhookId }: WebhookKey) =>
    (
      await db.webhookDelivery.findMany({
        where: { webhookId, webhook: { organisationId } },
        orderBy: { sequence: 'desc' },
        take: webhookLimits.shownDeliveries,
      })
    ).map(toDelivery),
  addTest: async ({ id, webhookId, now }: { id: string; webhookId: string; now: Date }) =>
    toDelivery(
      await db.webhookDelivery.create({
        data: { id, webhookId, type: testWebhookType, occurredAt: now, nextAttemptAt: now },
      }),
    ),
  findDelivery: async (key: DeliveryKey) => {
    const row = await db.webhookDelivery.findFirst({ where: deliveryKeyOf(key) });
    return row === null ? undefined : toDelivery(row);
  },
  /** A message that waits keeps its place. */
  replay: (key: DeliveryKey, now: Date) =>
    db.webhookDelivery.updateMany({
      where: { ...deliveryKeyOf(key), status: { not: 'pending' } },
      data: { status: 'pending', attempts: 0, nextAttemptAt: now },
    }),
  /** Test events that wait for their first or for another attempt. */
  countTests: (webhookId: string) =>
    db.webhookDelivery.count({ where: { webhookId, status: 'pending', type: testWebhookType } }),
});
