import { externalPoiLimits } from '@parages/contracts/vocabulary/events/external/external-pois';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { z } from 'zod';
import { boundedText } from '../../../platform/input/bounded-text.ts';
import { plainLine } from '../../../platform/input/plain-text.ts';
import {
  categoriesBody,
  contactsBody,
  datesBody,
  placeBody,
  pricesBody,
  tracesBody,
} from '../editing.schema.ts';
import { submissionBody } from '../lifecycle/lifecycle.schema.ts';
import { organiserPoiSchema } from '../organiser-poi.schema.ts';
import { sourceName } from './external-source.domain.ts';

const source = boundedText(externalPoiLimits.sourceLength).regex(sourceName);
const extId = plainLine(externalPoiLimits.extIdLength).min(1);

export const externalParams = z.strictObject({ source, extId });
export type ExternalId = z.output<typeof externalParams>;

export const externalQuery = z.strictObject({
  organisationId: z
    .uuid()
    .optional()
    .describe(
      'The organisation of the event; needed by an account with several ones. By default that of the key or of the account',
    ),
});
export const externalChangeQuery = externalQuery.extend({
  dryRun: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: validates the request and answers what it would do, and writes nothing'),
});
export type ExternalChangeQuery = z.output<typeof externalChangeQuery>;

const withoutVersion = { version: true } as const;

export const externalPoiBody = z.strictObject({
  dates: datesBody.omit(withoutVersion),
  categories: categoriesBody.omit(withoutVersion).optional(),
  place: placeBody.omit(withoutVersion).optional(),
  prices: pricesBody.omit(withoutVersion).optional(),
  contacts: contactsBody.shape.contacts.optional(),
  traces: tracesBody.omit(withoutVersion).optional(),
  submission: submissionBody
    .omit(withoutVersion)
    .optional()
    .describe(
      'Sends the event to the moderators; a published one that only changes what needs no review is published again at once. Without it, what changes waits as a draft',
    ),
});
export type ExternalPoiBody = z.output<typeof externalPoiBody>;

const upsertOutcomes = ['created', 'updated', 'unchanged'] as const;
export type UpsertOutcome = (typeof upsertOutcomes)[number];
const removalOutcomes = ['deleted', 'archived', 'unchanged'] as const;

const isDryRun = z.boolean().describe('Nothing was written: `outcome` says what would be');

export const externalPoiResultSchema = z
  .object({ outcome: z.enum(upsertOutcomes), isDryRun, poi: organiserPoiSchema })
  .meta({
    id: 'ExternalPoiResult',
    description:
      'An event after its upsert. In a dry run, `poi` is the event as it would be; the id of one that would be created is of no use.',
  });
export type ExternalPoiResult = z.output<typeof externalPoiResultSchema>;

export const externalRemovalSchema = z
  .object({ outcome: z.enum(removalOutcomes), isDryRun, poiId: z.string() })
  .meta({
    id: 'ExternalPoiRemoval',
    description: 'What a removal did, or would do in a dry run.',
  });
export type ExternalRemoval = z.output<typeof externalRemovalSchema>;

export const externalItem = z.strictObject({ source, extId, poi: externalPoiBody });
export type ExternalItem = z.output<typeof externalItem>;
export const externalBulkBody = z.strictObject({
  items: z.array(externalItem).min(1).max(externalPoiLimits.bulk),
});

/** Refusals of an upsert that concern its event alone. */
export const upsertProblems = [
  'organisation_not_approved',
  'quota_reached',
  'poi_incomplete',
  'poi_gone',
  'poi_merged',
  'poi_reassigned',
  'poi_transition_forbidden',
] as const;
/** Refusals of one item of a bulk; the others of its operation refuse the whole request. */
export const itemProblems = ['request_invalid', ...upsertProblems, 'internal_error'] as const;
export type ItemProblem = (typeof itemProblems)[number];

export const externalBulkResultSchema = z
  .object({
    isDryRun,
    items: z.array(
      z.object({
        index: z.int(),
        source: z.string().nullable(),
        extId: z.string().nullable(),
        outcome: z.enum(upsertOutcomes).nullable(),
        poiId: z.string().nullable(),
        version: z.int().nullable(),
        status: z.enum(poiStatuses).nullable(),
        problem: z
          .object({
            code: z.enum(itemProblems),
            detail: z.string(),
            errors: z.array(
              z.object({ pointer: z.string(), code: z.string(), detail: z.string() }),
            ),
          })
          .nullable(),
      }),
    ),
  })
  .meta({
    id: 'ExternalPoiBulkResult',
    description: 'One result for each item of the request, in its order.',
  });
export type ExternalBulkResult = z.output<typeof externalBulkResultSchema>;
export type ExternalItemResult = ExternalBulkResult['items'][number];
