import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { poiOrigins } from '@parages/contracts/vocabulary/events/review/poi-origins';
import { limits } from '@parages/contracts/vocabulary/limits';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { editVersion as version } from '../../platform/input/edit-version.ts';
import { pageShape } from '../../platform/input/page-shape.ts';
import { plainText } from '../../platform/input/plain-text.ts';

const text = z.string().nullable();

export const poiParams = z.strictObject({ poiId: z.uuid() });

export const queueQuery = z.strictObject({
  organisationId: z.uuid().optional(),
  origin: z.enum(poiOrigins).optional().describe('Where the events come from; by default all'),
  ...pageShape(limits.pageSize.moderation),
});
export type QueueQuery = z.output<typeof queueQuery>;

export const claimSchema = z
  .object({ isMine: z.boolean(), firstName: z.string(), expiresAt: z.string() })
  .meta({
    id: 'ReviewClaim',
    description: 'The moderator who is reviewing the event. Others can still decide about it.',
  });

export const reviewItemSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    label: z.string(),
    theme: z.enum(themes).nullable(),
    origin: z.enum(poiOrigins),
    locality: text,
    startDate: text,
    mainMediaFileId: text,
    organisation: z
      .object({ id: z.string(), name: z.string(), status: z.enum(organisationStatuses) })
      .nullable(),
    submittedAt: z.string(),
    isRevision: z.boolean().describe('An earlier version is published'),
    isOwn: z
      .boolean()
      .describe(
        'The caller belongs to the organisation of the event, so another moderator decides',
      ),
    duplicates: z
      .int()
      .describe('The number of possible duplicates: same day, near, similar title'),
    claim: claimSchema.nullable(),
  })
  .meta({ id: 'ReviewItem' });

export const waitingOrganisation = z.object({ id: z.string(), name: z.string(), events: z.int() });

export const reviewQueueSchema = z
  .object({
    items: z.array(reviewItemSchema),
    total: z.int(),
    organisations: z
      .array(waitingOrganisation)
      .describe('Of the whole queue, at most 100, most events first'),
  })
  .meta({ id: 'ReviewQueue', description: 'Events in review, longest waiting first.' });
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
    description: 'Possible duplicates of an event, most similar first.',
  });
export type PoiDuplicates = z.output<typeof duplicatesSchema>;

export const reassignmentBody = z.strictObject({
  version,
  organisationId: z.uuid().nullable().describe('Null returns the event to its import'),
});
export type Reassignment = z.output<typeof reassignmentBody>;

export const visibilityBody = z
  .strictObject({
    enabled: z.boolean(),
    reason: plainText(500).optional().describe('Why the event is hidden; required when hiding'),
  })
  .refine(({ enabled, reason = '' }) => enabled || reason !== '', {
    path: ['reason'],
    message: 'Hiding requires a reason',
  });
export type Visibility = z.output<typeof visibilityBody>;

export const visibilitySchema = z
  .object({ id: z.string(), enabled: z.boolean(), reason: text })
  .meta({
    id: 'PoiVisibility',
    description: 'Whether visitors can see an event, independent of its workflow status.',
  });
export type PoiVisibility = z.output<typeof visibilitySchema>;

export const changedPoiSchema = z
  .object({ id: z.string(), version: z.int(), status: z.enum(poiStatuses) })
  .meta({
    id: 'ChangedPoi',
    description:
      'The status of an event after a change, and the version to send with the next one.',
  });
export type ChangedPoi = z.output<typeof changedPoiSchema>;
