import {
  campaignStatuses,
  paymentStatuses,
} from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { z } from 'zod';
import type { SessionRequest } from '../../../gateways/payments/payments.ts';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { Prisma } from '../../../platform/prisma-client/client.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const id = z.string();
const idRow = z.strictObject({ id });
const days = {
  campaignId: z.string(),
  poiId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
};

const insertHold = sqlFile(file('insert-hold'), {
  params: z.object({ ...days, expiresAt: z.date() }),
  row: idRow,
});
const listStale = sqlFile(file('list-stale-holds'), {
  params: z.object({ ...days, now: z.date() }),
  row: idRow,
});
const insertParams = z.object({
  id,
  campaignId: z.string(),
  weeks: z.int(),
  weeklyRateCents: z.int(),
  vatPercent: z.int().nullable(),
  exclVatCents: z.int(),
  vatCents: z.int(),
  amountCents: z.int(),
  expiresAt: z.date(),
  request: z.string(),
  now: z.date(),
});
const insertPayment = sqlFile(file('insert-payment'), { params: insertParams, row: idRow });
const lockCampaign = sqlFile(file('lock-campaign-of-payment'), {
  params: z.object({ id }),
  row: idRow,
});
const paidRow = z.strictObject({
  id,
  poiId: text,
  organisationId: text,
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  weeks: z.int(),
  status: z.enum(campaignStatuses),
  isDeleted: z.boolean(),
  organisationName: text,
});
export type PaidCampaign = z.output<typeof paidRow>;
const findPaid = sqlFile(file('find-paid-campaign'), { params: z.object({ id }), row: paidRow });
/** Also finds a deleted campaign. */
export const findCampaign = async (
  db: SqlClient,
  campaignId: string,
): Promise<PaidCampaign | undefined> => (await findPaid(db, { id: campaignId }))[0];
const requestSchema: z.ZodType<SessionRequest> = z.strictObject({
  paymentId: z.string(),
  campaignId: z.string(),
  returnUrl: z.string(),
  customerEmail: text,
  expiresAtS: z.int(),
  lines: z.array(z.strictObject({ name: z.string(), unitCents: z.int(), quantity: z.int() })),
});
const paymentRow = z.object({
  id,
  campaignId: z.string(),
  attempt: z.int(),
  sessionId: text,
  paymentIntentId: text,
  status: z.enum(paymentStatuses),
  note: text,
  weeks: z.int(),
  weeklyRateCents: z.int(),
  vatPercent: z.int().nullable(),
  exclVatCents: z.int(),
  vatCents: z.int(),
  amountCents: z.int(),
  currency: z.string(),
  expiresAt: z.date(),
  createdAt: z.date(),
  request: requestSchema.nullable(),
});
/** `request` is set while the payment is open. */
export type Payment = z.output<typeof paymentRow>;

type Outcome = {
  id: string;
  status: (typeof paymentStatuses)[number];
  note: string | null;
  sessionId: string | null;
  paymentIntentId: string | null;
  now: Date;
};
export type PaymentsDb = Pick<Db, 'payment' | 'organisation' | 'campaign' | 'campaignSlot'> &
  SqlClient;

/** Deletes the request to the provider, which may contain an e-mail address. */
async function settlePayment(db: PaymentsDb, outcome: Outcome): Promise<void> {
  const { id: paymentId, status, note, sessionId, paymentIntentId, now } = outcome;
  await db.payment.update({
    where: { id: paymentId },
    data: {
      status,
      note,
      settledAt: now,
      request: Prisma.DbNull,
      ...(sessionId !== null && { sessionId }),
      ...(paymentIntentId !== null && { paymentIntentId }),
    },
    select: { id: true },
  });
}

const freeHold = async (db: PaymentsDb, campaignId: string): Promise<void> => {
  await db.campaignSlot.deleteMany({ where: { campaignId, kind: 'hold' } });
};

async function expireWithoutSession(
  db: PaymentsDb,
  { id: paymentId, campaignId }: Payment,
  now: Date,
): Promise<void> {
  await settlePayment(db, {
    id: paymentId,
    status: 'expired',
    note: null,
    sessionId: null,
    paymentIntentId: null,
    now,
  });
  await freeHold(db, campaignId);
}

const keepSlot = async (db: PaymentsDb, campaignId: string): Promise<boolean> =>
  (
    await db.campaignSlot.updateMany({
      where: { campaignId },
      data: { kind: 'active', expiresAt: null },
    })
  ).count === 1;

async function activateCampaign(db: PaymentsDb, campaignId: string, now: Date): Promise<void> {
  await db.campaign.update({
    where: { id: campaignId },
    data: { status: 'active', activatedAt: now, version: { increment: 1 }, updatedAt: now },
    select: { id: true },
  });
}

async function findPaidPayment(db: PaymentsDb, campaignId: string): Promise<Payment | undefined> {
  const row = await db.payment.findFirst({
    where: { campaignId, status: { in: ['paid', 'refunded'] } },
    orderBy: { attempt: 'desc' },
  });
  return row === null ? undefined : paymentRow.parse(row);
}

export const paymentsRepository = (db: PaymentsDb) => ({
  hold: async (params: Parameters<typeof insertHold>[1]): Promise<boolean> =>
    (await insertHold(db, params)).length === 1,
  keepSlot: (campaignId: string) => keepSlot(db, campaignId),
  freeHold: (campaignId: string) => freeHold(db, campaignId),
  listStale: async (params: Parameters<typeof listStale>[1]): Promise<string[]> =>
    (await listStale(db, params)).map((row) => row.id),
  insert: (params: z.input<typeof insertParams>) => insertPayment(db, params),
  /** False when there is no such payment. Read the payment and the campaign only after the lock. */
  lock: async (paymentId: string): Promise<boolean> =>
    (await lockCampaign(db, { id: paymentId })).length === 1,
  findCampaign: (campaignId: string) => findCampaign(db, campaignId),
  findPayerEmail: async (organisationId: string): Promise<string> =>
    (await db.organisation.findUnique({ where: { id: organisationId }, select: { email: true } }))
      ?.email ?? '',
  activate: (campaignId: string, now: Date) => activateCampaign(db, campaignId, now),
  find: async (paymentId: string): Promise<Payment | undefined> => {
    const found = await db.payment.findUnique({ where: { id: paymentId } });
    return found === null ? undefined : paymentRow.parse(found);
  },
  findOpen: async (campaignId: string): Promise<Payment | undefined> => {
    const found = await db.payment.findFirst({ where: { campaignId, status: 'open' } });
    return found === null ? undefined : paymentRow.parse(found);
  },
  findLast: async (campaignId: string): Promise<Payment | undefined> => {
    const found = await db.payment.findFirst({
      where: { campaignId },
      orderBy: { attempt: 'desc' },
    });
    return found === null ? undefined : paymentRow.parse(found);
  },
  /**
   * Finds the payment of a session, first by the payment id in the metadata of the session: a crash
   * may have prevented storing the session id.
   */
  findIdOf: async ({
    paymentId,
    id: sessionId,
  }: {
    paymentId: string | null;
    id: string;
  }): Promise<string | undefined> => {
    const isId = z.uuid().safeParse(paymentId).success;
    const named = isId
      ? await db.payment.findUnique({ where: { id: paymentId ?? '' }, select: { id: true } })
      : null;
    return (named ?? (await db.payment.findUnique({ where: { sessionId }, select: { id: true } })))
      ?.id;
  },
  findIdOfIntent: async (paymentIntentId: string): Promise<string | undefined> =>
    (await db.payment.findUnique({ where: { paymentIntentId }, select: { id: true } }))?.id,
  saveSessionId: async (paymentId: string, sessionId: string): Promise<boolean> =>
    (await db.payment.updateMany({ where: { id: paymentId, status: 'open' }, data: { sessionId } }))
      .count === 1,
  settle: (outcome: Outcome) => settlePayment(db, outcome),
  expireWithoutSession: (payment: Payment, now: Date) => expireWithoutSession(db, payment, now),
  listOpenBefore: async (before: Date): Promise<Payment[]> =>
    (
      await db.payment.findMany({
        where: { status: 'open', createdAt: { lte: before } },
        orderBy: { createdAt: 'asc' },
      })
    ).map((row) => paymentRow.parse(row)),
  /** The payment of the campaign that arrived, also once it is refunded. */
  findPaid: (campaignId: string) => findPaidPayment(db, campaignId),
  listAnomalies: async (): Promise<Payment[]> =>
    (
      await db.payment.findMany({ where: { status: 'anomaly' }, orderBy: { createdAt: 'asc' } })
    ).map((row) => paymentRow.parse(row)),
});
