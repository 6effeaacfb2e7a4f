import {
  type CampaignTariff,
  campaignPrice,
} from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import type { CampaignRow } from './campaigns.repository.ts';
import type { Campaign } from './campaigns.schema.ts';

const freeOfCharge = { exclVatCents: 0, vatCents: 0, inclVatCents: 0 };

export function toCampaign(
  { total: _, price, ...row }: CampaignRow,
  tariff: CampaignTariff,
): Campaign {
  return { ...row, price: row.isFree ? freeOfCharge : (price ?? campaignPrice(row.weeks, tariff)) };
}
