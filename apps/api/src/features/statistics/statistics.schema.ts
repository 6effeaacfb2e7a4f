import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { day } from '../../platform/input/day-schema.ts';

export const poiParams = z.object({ poiId: z.uuid() });
export const organisationParams = z.object({ organisationId: z.uuid() });

export const visitKinds = ['view', 'click', 'impression', 'promoted-click'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const visitBody = z.object({
  kind: z
    .enum(visitKinds)
    .describe(
      'view: the page was opened; click: a link to the organiser, the booking or the phone was followed; impression: its sponsored card was shown; promoted-click: that card was followed',
    ),
});

export const impressionsBody = z.strictObject({
  poiIds: z
    .array(z.uuid())
    .min(1)
    .max(limits.pageSize.list)
    .describe('Events whose sponsored cards were shown'),
});

export const statisticsQuery = z.object({
  from: day.optional().describe('First day, Europe/Paris; default: 29 days before the last one'),
  to: day
    .optional()
    .describe(`Last day; default: today; the range holds at most ${limits.maxStatisticsDays} days`),
});
export type StatisticsQuery = z.output<typeof statisticsQuery>;

const dayCount = z
  .object({ day: z.iso.date(), views: z.int(), favorites: z.int(), clicks: z.int() })
  .meta({ id: 'DayCount' });
export type DayCount = z.output<typeof dayCount>;

export const statisticsSchema = z
  .object({
    items: z
      .array(dayCount)
      .describe('Every day of the range in order, also those without visitors'),
    totals: z.object({ views: z.int(), favorites: z.int(), clicks: z.int() }),
  })
  .meta({ id: 'Statistics' });
export type Statistics = z.output<typeof statisticsSchema>;
