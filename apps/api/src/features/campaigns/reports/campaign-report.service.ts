import { type GetCampaignReportDeps, getCampaignReport } from './get-campaign-report.ts';

/** Daily statistics of campaigns. */
export const campaignReportService = (deps: GetCampaignReportDeps) => ({
  get: getCampaignReport(deps),
});

export type CampaignReportService = ReturnType<typeof campaignReportService>;
