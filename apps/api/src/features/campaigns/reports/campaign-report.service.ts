import { type GetCampaignReportDeps, getCampaignReport } from './get-campaign-report.ts';

export const campaignReportService = (deps: GetCampaignReportDeps) => ({
  get: getCampaignReport(deps),
});

export type CampaignReportService = ReturnType<typeof campaignReportService>;
