import type { InvoiceKind } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { InvoiceDocument } from './invoices.domain.ts';

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
type NewInvoice = {
  number: string;
  kind: InvoiceKind;
  paymentId: string;
  refundId: string | null;
  corrects: string | null;
  organisationId: string | null;
  issuedOn: string;
  exclVatCents: number;
  vatCents: number;
  totalCents: number;
  document: InvoiceDocument;
  pdf: Uint8Array<ArrayBuffer>;
  now: Date;
};

const numberAndDay = { select: { number: true, issuedOn: true } };

export const invoicingRepository = (db: Pick<Db, 'invoice'> & SqlClient) => ({
  nextNumber: async (kind: InvoiceKind, year: number): Promise<number> =>
    (await nextNumber(db, { kind, year }))[0]?.n ?? 1,
  findBuyer: async (campaignId: string): Promise<BuyerRow | undefined> =>
    (await findBuyer(db, { campaignId }))[0],
  insert: async ({ issuedOn, now, ...invoice }: NewInvoice): Promise<void> => {
    await db.invoice.create({
      data: { ...invoice, issuedOn: new Date(issuedOn), createdAt: now },
      select: { number: true },
    });
  },
  findByPayment: (paymentId: string) =>
    db.invoice.findFirst({ where: { paymentId, kind: 'invoice' }, ...numberAndDay }),
  hasCreditNote: async (refundId: string): Promise<boolean> =>
    (await db.invoice.count({ where: { refundId } })) > 0,
});
