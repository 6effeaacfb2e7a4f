import { fieldLocks } from '@parages/contracts/vocabulary/imports/field-locks';
import {
  leftOutReasons,
  sourceFaults,
  sourceFormats,
  sourceStatuses,
} from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { sourceReportLimits } from '@parages/contracts/vocabulary/imports/source-report';
import { quotas } from '@parages/contracts/vocabulary/quotas';
import { z } from 'zod';
import { trimmedText } from '../../../platform/input/bounded-text.ts';
import { sourceReportSchema } from '../report/source-report.schema.ts';
import { readSourceAddress } from './followed-sources.domain.ts';

const text = z.string().nullable();
const count = z.int().min(0);

const sourcePreviewSchema = z
  .object({
    read: count.describe('Number of events that the address has'),
    kept: count.describe('Number of events that can still be attended'),
    incomplete: count.describe(
      'Of these, the number of events without a theme or a place: they stay drafts until a member completes them',
    ),
    toLocate: count
      .optional()
      .describe(
        'Of the kept events, the number of those without a position: it is looked up from the address, else the event is at the centre of its commune, to be checked; absent from previews of a former release',
      ),
    leftOut: z
      .array(z.object({ reason: z.enum(leftOutReasons), count }))
      .describe('Events that are left out, by reason, in the order of the reasons'),
    isCut: z
      .boolean()
      .describe(
        `The address has more events: beyond ${followedSourceLimits.maxEvents}, or on further pages. A list of OpenAgenda or DATAtourisme of more than 4 MB is pulled all the same, up to ${followedSourceLimits.organisationFeedRecords} records, or ${followedSourceLimits.maxFeedRecords} for the team`,
      ),
    events: z
      .array(
        z.object({
          title: z.string(),
          startDate: z.string(),
          startTime: text,
          place: text,
          isComplete: z.boolean(),
        }),
      )
      .describe(`The first ${followedSourceLimits.previewEvents} events, soonest first`),
  })
  .meta({ id: 'SourcePreview', description: 'What the address gives, as of its last reading.' });
export type SourcePreview = z.output<typeof sourcePreviewSchema>;

const sourceOutcomeSchema = z
  .object({
    created: count,
    updated: count,
    unchanged: count,
    skipped: count.describe(
      'Number of events that an import may not change, such as archived ones',
    ),
    refused: count.describe('Number of events that the database refused'),
  })
  .meta({ id: 'SourceOutcome', description: 'What the last pull with changed content wrote.' });
export type SourceOutcome = z.output<typeof sourceOutcomeSchema>;

export const sourceSchema = z
  .object({
    id: z.string(),
    organisation: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe('Null for an address of the team, whose complete events are published at once'),
    url: z.string(),
    name: text.describe('The name that the calendar or the page gives itself; null without one'),
    format: z.enum(sourceFormats).nullable(),
    status: z
      .enum(sourceStatuses)
      .describe(
        '`checking`: being read for the preview; `failed`: it could not be read; `ready`: the preview waits for a member; `followed`: pulled once a day',
      ),
    isWaiting: z.boolean().describe('A reading is due or in progress'),
    preview: sourcePreviewSchema.nullable(),
    outcome: sourceOutcomeSchema.nullable(),
    missing: z
      .array(z.object({ poiId: z.string(), title: z.string() }))
      .describe(
        'Events to come that the address no longer gives: cancel them, or keep them. Nothing cancels or deletes them',
      ),
    fault: z
      .enum(sourceFaults)
      .nullable()
      .describe('Why the last reading failed; null when it succeeded'),
    failures: count.describe('Number of readings that failed in a row'),
    createdAt: z.string(),
    attemptedAt: text,
    pulledAt: text.describe('The last reading that succeeded; null before the first one'),
    nextPullAt: text,
  })
  .meta({
    id: 'FollowedSource',
    description: 'An address whose events an organisation, or the team, takes over.',
  });
export type Source = z.output<typeof sourceSchema>;

type LeftOut = SourcePreview['leftOut'];

const sumByReason = (leftOut: LeftOut): LeftOut =>
  leftOutReasons.flatMap((reason) => {
    const counts = leftOut.filter((one) => one.reason === reason).map((one) => one.count);
    return counts.length === 0 ? [] : [{ reason, count: counts.reduce((sum, one) => sum + one) }];
  });

/**
 * A row as any release has stored it: during a rolling release, a newer worker writes codes that this
 * server does not know (ADR 0029).
 */
export const storedSourceSchema = z.strictObject({
  ...sourceSchema.shape,
  format: z.enum(sourceFormats).nullable().catch(null),
  fault: z.enum(sourceFaults).nullable().catch('internal'),
  preview: sourcePreviewSchema
    .extend({
      leftOut: z
        .array(z.object({ reason: z.enum(leftOutReasons).catch('invalid'), count }))
        .transform(sumByReason),
    })
    .nullable(),
});

export const sourceListSchema = z.object({ items: z.array(sourceSchema) }).meta({
  id: 'FollowedSourceList',
  description: `Newest first; an organisation has at most ${quotas.sources}.`,
});
export type SourceList = z.output<typeof sourceListSchema>;

export const sourceReportListSchema = z
  .object({
    items: z.array(
      sourceReportSchema
        .extend({ pulledAt: z.string() })
        .meta({ id: 'SourceReport', description: 'What one pull wrote of one source.' }),
    ),
  })
  .meta({
    id: 'SourceReportList',
    description: `Of the last pulls that succeeded, newest first, ${sourceReportLimits.perSource} at most.`,
  });
export type SourceReportList = z.output<typeof sourceReportListSchema>;

export const sourceLockListSchema = z
  .object({
    items: z.array(
      z.object({
        poiId: z.string(),
        title: z.string(),
        fields: z.array(z.enum(fieldLocks)).describe('Fields that readings leave as they are'),
      }),
    ),
  })
  .meta({
    id: 'SourceLockList',
    description: `Events of which a person has edited a field, those edited last first, ${followedSourceLimits.lockedEvents} at most.`,
  });
export type SourceLockList = z.output<typeof sourceLockListSchema>;

export const sourceParams = z.strictObject({ sourceId: z.uuid() });

export const sourceLockParams = z.strictObject({ sourceId: z.uuid(), poiId: z.uuid() });
export const sourceLockQuery = z.strictObject({ field: z.enum(fieldLocks) });

export const sourceListQuery = z.strictObject({
  organisationId: z
    .uuid()
    .optional()
    .describe('An organisation of the caller; by default all of them'),
  owner: z
    .enum(['organisation', 'team'])
    .default('organisation')
    .describe('`team` lists the addresses of the team, which are of no organisation'),
});
export type SourceListQuery = z.output<typeof sourceListQuery>;

const { maxUrlLength } = followedSourceLimits;

// The stored address encodes each byte of an accented letter in three characters.
const isStoredWithin = (typed: string): boolean =>
  (readSourceAddress(typed)?.href.length ?? 0) <= maxUrlLength;

export const sourceBody = z.strictObject({
  organisationId: z
    .uuid()
    .optional()
    .describe('Absent for an address of the team, which needs the permission `batch_import`'),
  url: trimmedText(maxUrlLength)
    .check(z.minLength(1))
    .refine(isStoredWithin, { error: `Too big: expected at most ${maxUrlLength} characters` })
    .describe('An http, https or webcal address'),
});
export type SourceBody = z.output<typeof sourceBody>;
