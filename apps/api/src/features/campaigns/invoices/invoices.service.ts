import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Whose } from '../campaigns.repository.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import type { InvoiceList } from '../payments.schema.ts';
import { invoicesRepository } from './invoices.repository.ts';

/** Invoices and credit notes, as they were written. */
export function invoicesService({
  db,
  campaigns,
}: {
  db: Db;
  campaigns: Pick<CampaignsService, 'get'>;
}) {
  const invoices = invoicesRepository(db);

  return {
    /** Problems: campaign_not_found. */
    list: async (whose: Whose, campaignId: string): Promise<InvoiceList> => {
      await campaigns.get(whose, campaignId);
      return { items: await invoices.list({ ...whose, campaignId }) };
    },

    /** Problems: invoice_not_found, for somebody else's as well. */
    read: async (whose: Whose, number: string): Promise<{ number: string; pdf: Buffer }> => {
      const found = await invoices.find({ ...whose, number });
      if (!found) throw new Problem('invoice_not_found');
      return { number: found.number, pdf: Buffer.from(found.pdf) };
    },
  };
}

export type InvoicesService = ReturnType<typeof invoicesService>;
