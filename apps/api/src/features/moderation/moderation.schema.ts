import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { limits } from '@parages/contracts/vocabulary/limits';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { pageShape } from '../../platform/input/page-shape.ts';
import { plainText } from '../../platform/input/plain-text.ts';

const text = z.string().nullable();
const version = z
  .int()
  .min(0)
  .describe('The version that was read; a stale one is refused with the present state.');

export const poiParams = z.strictObject({ poiId: z.uuid() });

export const queueQuery = z.strictObject({
  ...pageShape(limits.pageSize.moderation),
});
export type QueueQuery = z.output<typeof queueQuery>;

export const claimSchema = z
  .object({ isMine: z.boolean(), firstName: z.string(), expiresAt: z.string() })
  .meta({ id: 'ReviewClaim', description: 'Who looks at it at the moment. It stops nobody.' });

export const reviewItemSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    theme: z.enum(themes).nullable(),
    locality: text,
    startDate: text,
    mainMediaFileId: text,
    organisation: z
      .object({ id: z.string(), name: z.string(), status: z.enum(organisationStatuses) })
      .nullable(),
    submittedAt: z.string(),
    isRevision: z.boolean().describe('Visitors read an earlier version of it'),
    isOwn: z.boolean().describe('Of an organisation of whoever asks: somebody else decides'),
    duplicates: z.int().describe('How many events look like it: same day, near, a similar title'),
    claim: claimSchema.nullable(),
  })
  .meta({ id: 'ReviewItem' });

export const reviewQueueSchema = z
  .object({ items: z.array(reviewItemSchema), total: z.int() })
  .meta({ id: 'ReviewQueue', description: 'Events in review, those that wait the longest first.' });
export type ReviewQueue = z.output<typeof reviewQueueSchema>;

export const claimAnswerSchema = z
  .object({ claim: claimSchema.nullable() })
  .meta({ id: 'ReviewClaimAnswer' });
export type ClaimAnswer = z.output<typeof claimAnswerSchema>;

export const duplicatesSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        slugFr: text,
        label: z.string(),
        status: z.enum(poiStatuses),
        locality: text,
        startDate: text,
        liveState: z.enum(liveStates),
        organisationName: text,
        distance: z.int().describe('Metres'),
        similarity: z.number().describe('Of the titles, from 0 to 1'),
      }),
    ),
  })
  .meta({
    id: 'PoiDuplicates',
    description: 'Events that look like another one, the most alike first.',
  });
export type PoiDuplicates = z.output<typeof duplicatesSchema>;

export const reassignmentBody = z.strictObject({
  version,
  organisationId: z.uuid().nullable().describe('Null hands it back to the import it came from'),
});
export type Reassignment = z.output<typeof reassignmentBody>;

export const visibilityBody = z
  .strictObject({
    enabled: z.boolean(),
    reason: plainText(500).optional().describe('Why it is hidden; wanted then'),
  })
  .refine(({ enabled, reason = '' }) => enabled || reason !== '', {
    path: ['reason'],
    message: 'Hiding asks for a reason',
  });
export type Visibility = z.output<typeof visibilityBody>;

export const visibilitySchema = z
  .object({ id: z.string(), enabled: z.boolean(), reason: text })
  .meta({
    id: 'PoiVisibility',
    description: 'Whether visitors see an event, whatever its workflow status.',
  });
export type PoiVisibility = z.output<typeof visibilitySchema>;

export const mergeBody = z.strictObject({
  version,
  intoPoiId: z.uuid().describe('The event that stays'),
});
export type Merge = z.output<typeof mergeBody>;

export const changedPoiSchema = z
  .object({ id: z.string(), version: z.int(), status: z.enum(poiStatuses) })
  .meta({
    id: 'ChangedPoi',
    description: 'Where an event stands after a change, and the version to name with the next one.',
  });
export type ChangedPoi = z.output<typeof changedPoiSchema>;
