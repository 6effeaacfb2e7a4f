import type { Db } from '../../../platform/database/database.ts';
import type { CampaignScope } from '../campaigns.repository.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import { invoicesRepository } from './invoices.repository.ts';
import type { InvoiceList } from './invoices.schema.ts';

export type ListInvoicesDeps = { db: Db; campaigns: Pick<CampaignsService, 'get'> };

/** Problems: campaign_not_found. */
export const listInvoices =
  ({ db, campaigns }: ListInvoicesDeps) =>
  async (scope: CampaignScope, campaignId: string): Promise<InvoiceList> => {
    await campaigns.get(scope, campaignId);
    return { items: await invoicesRepository(db).list({ ...scope, campaignId }) };
  };
