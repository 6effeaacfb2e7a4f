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
    firstDay: z.iso.date().describe('First day on which a campaign may begin: today in Paris'),
    lastDay: z.iso.date().describe('Last day on which a campaign may begin'),
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
      .describe('Null for an event without an organisation, or when the organisation was deleted'),
    poi: z
      .object({
        id: z.string(),
        slugFr: text,
        label: z.string(),
        locality: text,
        mainMediaFileId: text,
        isPublished: z
          .boolean()
          .describe('True when visitors see it: published, not hidden, not archived'),
        lastDay: z.iso.date().nullable().describe('Last of its dates; null for a permanent event'),
      })
      .nullable()
      .describe('Null once the event is deleted'),
    startDate: z.iso.date(),
    endDate: z.iso.date().describe('Last day, inclusive'),
    weeks: z.int(),
    status: z.enum(campaignStatuses),
    state: z.enum(campaignStates),
    price: price.describe(
      'Current price of a draft, paid price otherwise; zero for a free campaign',
    ),
    payment: z
      .object({ status: z.enum(paymentStatuses), expiresAt: z.iso.datetime() })
      .nullable()
      .describe('Latest payment attempt; null before the first one'),
    isFree: z.boolean(),
    stoppedAt: z.iso.datetime().nullable(),
    stopReason: text,
    version: z.int().describe('Version number; send it with the next change'),
  })
  .meta({ id: 'Campaign', description: 'Promotion of a published event between two days.' });
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
    counts: counts.describe('Counts over all states, regardless of the state filter'),
  })
  .meta({
    id: 'CampaignList',
    description:
      'Drafts first, then scheduled and running campaigns, then ended ones; newest first.',
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
        'Occupied days from today on, by any organisation; `hold` during a payment. `campaignId` only for campaigns of the caller’s organisations',
      ),
    items: z
      .array(campaignSchema)
      .describe('Campaigns of the caller’s organisations for this event'),
  })
  .meta({ id: 'PoiCampaigns' });
export type PoiCampaigns = z.output<typeof poiCampaignsSchema>;

const weeks = z.int().min(minWeeks).max(maxWeeks);
const title = plainLine(limits.label.max).min(1);
const version = z.int().min(1).describe('Version that the client read; an older one is refused');

export const campaignDraft = z.strictObject({
  poiId: z.uuid(),
  title: title.optional().describe('Defaults to the title of the event'),
  startDate: day,
  weeks,
});
export type CampaignDraft = z.output<typeof campaignDraft>;

/** Absent properties leave the stored value unchanged. */
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
  reason: reason.describe('Why it is free; visible to moderators only'),
});
export type Grant = z.output<typeof grantBody>;

export const stopBody = z.strictObject({
  reason: reason.describe('Reason shown to the organiser'),
});
export type Stop = z.output<typeof stopBody>;
export const recipientCount = z.strictObject({
  count: z.int().min(0).describe('How many people would get a mail'),
});
export type RecipientCount = z.output<typeof recipientCount>;
