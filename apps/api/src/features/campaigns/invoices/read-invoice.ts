import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CampaignScope } from '../campaigns.repository.ts';
import { invoicesRepository } from './invoices.repository.ts';

export type ReadInvoiceDeps = { db: Db };

/** Problems: invoice_not_found, also for an invoice outside the scope. */
export const readInvoice =
  ({ db }: ReadInvoiceDeps) =>
  async (scope: CampaignScope, number: string): Promise<{ number: string; pdf: Buffer }> => {
    const found = await invoicesRepository(db).find({ ...scope, number });
    if (!found) throw new Problem('invoice_not_found');
    return { number: found.number, pdf: Buffer.from(found.pdf) };
  };
