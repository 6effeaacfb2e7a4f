import type { CampaignTariff } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { campaignLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import { lastStart } from './campaigns.domain.ts';
import type { CampaignOffer } from './campaigns.schema.ts';

export type GetCampaignOfferDeps = { clock: Clock; tariff: CampaignTariff; isPayable: boolean };

export const getCampaignOffer =
  ({ clock, tariff, isPayable }: GetCampaignOfferDeps) =>
  (): CampaignOffer => {
    const firstDay = parisDay(clock.now());
    const { minWeeks, maxWeeks } = campaignLimits;
    return { ...tariff, minWeeks, maxWeeks, firstDay, lastDay: lastStart(firstDay), isPayable };
  };
