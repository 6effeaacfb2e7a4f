import {
  campaignStates,
  campaignStatuses,
  paymentStatuses,
} from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { campaignLimits, limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { day } from '../../platform/input/day-schema.ts';
import { pageShape } from '../../platform/input/page-shape.ts';
import { plainLine, plainText } from '../../platform/input/plain-text.ts';

const text = z.string().nullable();
const { minWeeks, maxWeeks, maxReasonLength } = campaignLimits;

export const offerSchema = z
  .object({
    weeklyRateCents: z.int().describe('Excluding VAT'),
    vatPercent: z.int().nullable().describe('Null: exempt (article 293 B of the general tax code)'),
    minWeeks: z.int(),
    maxWeeks: z.int(),
    firstDay: z.iso.date().describe('The first day a campaign may begin: today in Paris'),
    lastDay: z.iso.date().describe('The last one'),
    isPayable: z.boolean().describe('False where this installation takes no payment'),
  })
  .meta({ id: 'CampaignOffer' });
export type CampaignOffer = z.output<typeof offerSchema>;

const price = z.object({ exclVatCents: z.int(), vatCents: z.int(), inclVatCents: z.int() });

export const campaignSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    organisation: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe('Null for an event of nobody, or once it is gone'),
    poi: z
      .object({
        id: z.string(),
        slugFr: text,
        label: z.string(),
        locality: text,
        mainMediaFileId: text,
        isPublished: z.boolean().describe('Visitors see it: online, not hidden, not archived'),
        lastDay: z.iso
          .date()
          .nullable()
          .describe('Of its dates; null when it is there all year round'),
      })
      .nullable()
      .describe('Null once the event is deleted'),
    startDate: z.iso.date(),
    endDate: z.iso.date().describe('The last day, included'),
    weeks: z.int(),
    status: z.enum(campaignStatuses),
    state: z.enum(campaignStates),
    price: price.describe('Of today for a draft, as it was paid else; nothing for a free one'),
    payment: z
      .object({ status: z.enum(paymentStatuses), expiresAt: z.iso.datetime() })
      .nullable()
      .describe('The last attempt to pay'),
    isFree: z.boolean(),
    stoppedAt: z.iso.datetime().nullable(),
    stopReason: text,
    version: z.int().describe('Send it back with the next change'),
  })
  .meta({ id: 'Campaign', description: 'A published event put forward between two days.' });
export type Campaign = z.output<typeof campaignSchema>;

const counts = z.object({
  draft: z.int(),
  scheduled: z.int(),
  running: z.int(),
  ended: z.int(),
  stopped: z.int(),
});
export const campaignListSchema = z
  .object({
    items: z.array(campaignSchema),
    total: z.int(),
    counts: counts.describe('Of all, whatever state is asked for'),
  })
  .meta({
    id: 'CampaignList',
    description: 'Drafts first, then what comes and runs, then what is over; the last first.',
  });
export type CampaignList = z.output<typeof campaignListSchema>;

export const poiCampaignsSchema = z
  .object({
    occupied: z
      .array(
        z.object({
          campaignId: text,
          startDate: z.iso.date(),
          endDate: z.iso.date(),
          kind: z.enum(['hold', 'active']),
        }),
      )
      .describe(
        'Days that are taken from today on, whoever took them; held while somebody pays. The campaign is named when it is one’s own',
      ),
    items: z.array(campaignSchema).describe('Campaigns of one’s organisations for this event'),
  })
  .meta({ id: 'PoiCampaigns' });
export type PoiCampaigns = z.output<typeof poiCampaignsSchema>;

const weeks = z.int().min(minWeeks).max(maxWeeks);
const title = plainLine(limits.label.max).min(1);
const version = z.int().min(1).describe('The version that was read; an older one is refused');

export const campaignDraft = z.strictObject({
  poiId: z.uuid(),
  title: title.optional().describe('The title of the event without it'),
  startDate: day,
  weeks,
});
export type CampaignDraft = z.output<typeof campaignDraft>;

/** What is left out stays as it is. */
export const campaignChanges = z.strictObject({
  version,
  title: title.optional(),
  poiId: z.uuid().optional().describe('Another event of the same organisation'),
  startDate: day.optional(),
  weeks: weeks.optional(),
});
export type CampaignChanges = z.output<typeof campaignChanges>;

export const campaignParams = z.strictObject({ campaignId: z.uuid() });
export const poiParams = z.strictObject({ poiId: z.uuid() });
export const versionQuery = z.strictObject({ version: z.coerce.number().int().min(1) });

export const listQuery = z.strictObject({
  organisationId: z.uuid().optional(),
  state: z.enum(campaignStates).optional(),
  ...pageShape(limits.pageSize.moderation),
});
export type ListQuery = z.output<typeof listQuery>;

export const moderationQuery = z.strictObject({
  state: z.enum(campaignStates).optional(),
  q: plainLine(100).optional().describe('Words of the campaign, its event or its organisation'),
  ...pageShape(limits.pageSize.moderation),
});
export type ModerationQuery = z.output<typeof moderationQuery>;

const reason = plainText(maxReasonLength).min(1);
export const grantBody = z.strictObject({
  poiId: z.uuid(),
  startDate: day,
  weeks,
  reason: reason.describe('Why it is free; between moderators'),
});
export type Grant = z.output<typeof grantBody>;

export const stopBody = z.strictObject({ reason: reason.describe('What the organiser reads') });
export type Stop = z.output<typeof stopBody>;
