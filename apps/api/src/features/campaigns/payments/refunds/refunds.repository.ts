import { z } from 'zod';
import { refundStatuses } from '../../../../gateways/payments/payments.ts';
import type { Db, SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const saveParams = z.object({
  id: z.string(),
  paymentId: z.string(),
  amountCents: z.int(),
  status: z.enum(refundStatuses),
  now: z.date(),
});
const saveRefund = sqlFile(file('save-refund'), {
  params: saveParams,
  row: z.strictObject({ id: z.string() }),
});
const sumRefunds = sqlFile(file('sum-refunds'), {
  params: z.object({ paymentId: z.string() }),
  row: z.strictObject({ refundedCents: z.int(), isPending: z.boolean() }),
});
const refundRow = z.object({
  id: z.string(),
  amountCents: z.int(),
  status: z.enum(refundStatuses),
  createdAt: z.date(),
});
const none = { refundedCents: 0, isPending: false };

export const refundsRepository = (db: Pick<Db, 'refund' | 'payment'> & SqlClient) => ({
  save: (params: z.input<typeof saveParams>) => saveRefund(db, params),
  sumOf: async (paymentId: string) => (await sumRefunds(db, { paymentId }))[0] ?? none,
  listOf: async (paymentId: string) =>
    z.array(refundRow).parse(
      await db.refund.findMany({
        where: { paymentId },
        select: { id: true, amountCents: true, status: true, createdAt: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),
    ),
  listUnsettled: async (): Promise<string[]> =>
    (
      await db.refund.findMany({
        where: { status: { in: ['pending', 'requires_action'] } },
        select: { id: true },
      })
    ).map(({ id }) => id),
  /** Ids of payments with a refund that the provider completes without the team. */
  listPendingPayments: async (): Promise<string[]> =>
    (await db.refund.findMany({ where: { status: 'pending' }, select: { paymentId: true } })).map(
      ({ paymentId }) => paymentId,
    ),
  markRefunded: (paymentId: string) =>
    db.payment.update({
      where: { id: paymentId },
      data: { status: 'refunded' },
      select: { id: true },
    }),
});
