import { type GetCampaignReportDeps, getCampaignReport } from './get-campaign-report.ts';

/** What a campaign achieved. */
export const campaignReportService = (deps: GetCampaignReportDeps) => ({
  get: getCampaignReport(deps),
});

export type CampaignReportService = ReturnType<typeof campaignReportService>;
