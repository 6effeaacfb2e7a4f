import { z } from 'zod';

const counters = { impressions: z.int(), clicks: z.int(), views: z.int(), favorites: z.int() };
const totals = z.object(counters);
export const reportDay = z.object({ day: z.iso.date(), ...counters }).meta({ id: 'CampaignDay' });
export type ReportDay = z.output<typeof reportDay>;

export const reportSchema = z
  .object({
    days: z
      .array(reportDay)
      .describe('Each day of the campaign until today, including days without visitors'),
    totals,
    before: z
      .object({ startDate: z.iso.date(), endDate: z.iso.date(), ...counters })
      .describe('The same number of days just before the campaign'),
  })
  .meta({
    id: 'CampaignReport',
    description:
      'Each visitor counts once a day. `impressions`: the sponsored card was shown; `clicks`: the card was clicked; `views`: the event page was opened from anywhere; `favorites`: the event was added to favourites.',
  });
export type CampaignReport = z.output<typeof reportSchema>;
