import type { InvoiceKind } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const nextNumber = sqlFile(file('next-number'), {
  params: z.object({ kind: z.string(), year: z.int() }),
  row: z.strictObject({ n: z.int() }),
});
const buyerRow = z.strictObject({
  organisationId: text,
  name: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  siren: text,
  vatNumber: text,
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type BuyerRow = z.output<typeof buyerRow>;
const findBuyer = sqlFile(file('find-buyer'), {
  params: z.object({ campaignId: z.string() }),
  row: buyerRow,
});
const insertParams = z.object({
  number: z.string(),
  kind: z.string(),
  paymentId: z.string(),
  refundId: text,
  corrects: text,
  organisationId: text,
  issuedOn: z.string(),
  exclVatCents: z.int(),
  vatCents: z.int(),
  totalCents: z.int(),
  document: z.string(),
  pdf: z.string(),
  now: z.date(),
});
const insertInvoice = sqlFile(file('insert-invoice'), {
  params: insertParams,
  row: z.strictObject({ number: z.string() }),
});

const numberAndDay = { select: { number: true, issuedOn: true } };

/** Writes invoices, in the transaction of the payment or refund. */
export const invoicingRepository = (db: Pick<Db, 'invoice'> & SqlClient) => ({
  nextNumber: async (kind: InvoiceKind, year: number): Promise<number> =>
    (await nextNumber(db, { kind, year }))[0]?.n ?? 1,
  findBuyer: async (campaignId: string): Promise<BuyerRow | undefined> =>
    (await findBuyer(db, { campaignId }))[0],
  insert: (params: z.input<typeof insertParams>) => insertInvoice(db, params),
  /** The invoice of a payment. */
  findByPayment: (paymentId: string) =>
    db.invoice.findFirst({ where: { paymentId, kind: 'invoice' }, ...numberAndDay }),
  hasCreditNote: async (refundId: string): Promise<boolean> =>
    (await db.invoice.count({ where: { refundId } })) > 0,
});
