import { invoiceKinds } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const scopeParams = { accountId: z.string(), isModerator: z.boolean() };
const listInvoices = sqlFile(file('list-invoices'), {
  params: z.object({ ...scopeParams, campaignId: z.string() }),
  row: z.strictObject({
    number: z.string(),
    kind: z.enum(invoiceKinds),
    issuedOn: z.string(),
    totalCents: z.int(),
  }),
});
const findInvoice = sqlFile(file('find-invoice'), {
  params: z.object({ ...scopeParams, number: z.string() }),
  row: z.strictObject({ number: z.string(), pdf: z.instanceof(Uint8Array) }),
});

export const invoicesRepository = (db: SqlClient) => ({
  list: (params: Parameters<typeof listInvoices>[1]) => listInvoices(db, params),
  find: async (params: Parameters<typeof findInvoice>[1]) => (await findInvoice(db, params))[0],
});
