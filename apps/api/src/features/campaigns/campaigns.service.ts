import type { CampaignTariff } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { createCampaign } from './drafts/create-campaign.ts';
import { deleteCampaign } from './drafts/delete-campaign.ts';
import { updateCampaign } from './drafts/update-campaign.ts';
import { getCampaign } from './get-campaign.ts';
import { getCampaignOffer } from './get-campaign-offer.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listPoiCampaigns } from './list-poi-campaigns.ts';

export type CampaignsDeps = {
  db: Db;
  clock: Clock;
  tariff: CampaignTariff;
  isPayable: boolean;
};

export const campaignsService = (deps: CampaignsDeps) => ({
  get: getCampaign(deps),
  offer: getCampaignOffer(deps),
  list: listCampaigns(deps),
  ofPoi: listPoiCampaigns(deps),
  create: createCampaign(deps),
  update: updateCampaign(deps),
  remove: deleteCampaign(deps),
});

export type CampaignsService = ReturnType<typeof campaignsService>;
