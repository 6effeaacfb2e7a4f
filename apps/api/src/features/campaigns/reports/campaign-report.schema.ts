import { z } from 'zod';

const counters = { impressions: z.int(), clicks: z.int(), views: z.int(), favorites: z.int() };
const totals = z.object(counters);
export const reportDay = z.object({ day: z.iso.date(), ...counters }).meta({ id: 'CampaignDay' });
export type ReportDay = z.output<typeof reportDay>;

export const reportSchema = z
  .object({
    days: z
      .array(reportDay)
      .describe('Each day of the campaign until today, those without anybody too'),
    totals,
    before: z
      .object({ startDate: z.iso.date(), endDate: z.iso.date(), ...counters })
      .describe('As many days just before it began'),
  })
  .meta({
    id: 'CampaignReport',
    description:
      'Counted once for each visitor and day. `impressions`: its sponsored card was shown; `clicks`: that card was followed; `views`: the page of the event was opened, from anywhere; `favorites`: it was kept.',
  });
export type CampaignReport = z.output<typeof reportSchema>;
