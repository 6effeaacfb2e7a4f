import { importColumnNames } from '@parages/contracts/vocabulary/imports/import-columns';
import {
  importFailures,
  importFaultCodes,
  importFindingKinds,
  importStatuses,
} from '@parages/contracts/vocabulary/imports/import-faults';
import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText, emptyIsAbsent } from '../../../platform/input/bounded-text.ts';
import { pageShape } from '../../../platform/input/page-shape.ts';

const text = z.string().nullable();
const count = z.int().min(0);
const { pageSize, maxHtmlLength } = batchImportLimits;

export const importFindingSchema = z
  .object({
    kind: z.enum(importFindingKinds),
    line: z
      .int()
      .nullable()
      .describe(
        'The physical line of the file on which the line of values begins; null for the whole file',
      ),
    path: text.describe('The column'),
    expected: text,
    obtained: text,
    code: z.enum(importFaultCodes),
    row: z.int().nullable().describe('Of what cannot be read: the physical line; null otherwise'),
    message: text.describe(
      'Of what cannot be read: what the reader says, in English; null otherwise',
    ),
    extId: text,
  })
  .meta({
    id: 'ImportFinding',
    description:
      'Something found in a file. `parse`: the file, or that line, cannot be read; `blocking`: cancels the whole import; `line`: that line is not imported; `skipped`: its event belongs to an organisation now; `warning`: imported all the same.',
  });
export type ImportFinding = z.output<typeof importFindingSchema>;

const expectedSchema = z.object({
  created: count,
  updated: count,
  unchanged: count,
  skipped: count,
});
const checkReportSchema = z
  .object({
    lines: count.describe('Lines of values, without the header'),
    events: count.describe('Events that can be imported'),
    blocking: count.describe('Findings that cancel the whole import, unreadable files included'),
    faults: count.describe('Lines that are not imported'),
    warnings: count,
    byPath: z
      .array(
        z.object({
          path: text,
          kind: z.enum(importFindingKinds),
          code: z.enum(importFaultCodes),
          count,
        }),
      )
      .describe('How often each thing was found in each column, the most frequent first'),
    expected: expectedSchema.describe('What a confirmation would do, in events, as of the check'),
  })
  .meta({ id: 'ImportCheck', description: 'What a check found, all of it counted.' });
export type CheckReport = z.output<typeof checkReportSchema>;

export const outcomeSchema = z
  .object({
    ...expectedSchema.shape,
    rejected: count.describe('Lines that were not imported'),
    photosQueued: count,
    photosFailed: count.describe('Photos given up so far; they are fetched after the import'),
  })
  .meta({
    id: 'ImportOutcome',
    description: 'What an import did, in events; while it runs, what it has done so far.',
  });
export type Outcome = z.output<typeof outcomeSchema>;

export const importSchema = z
  .object({
    id: z.string(),
    organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
    fileName: z.string(),
    sizeBytes: z.int(),
    hasFile: z
      .boolean()
      .describe(`The file can be had again; it is kept ${batchImportLimits.keepFileDays} days`),
    status: z.enum(importStatuses),
    isReviewed: z
      .boolean()
      .describe('Complete events go to review; otherwise they are published at once'),
    createdAt: z.string(),
    finishedAt: text,
    progress: z
      .object({ processed: count, total: count })
      .describe('In lines; total is 0 until it is known'),
    encoding: z.enum(['utf-8', 'windows-1252']).nullable(),
    delimiter: z.enum([',', ';']).nullable(),
    check: checkReportSchema.nullable(),
    outcome: outcomeSchema.nullable(),
    failure: z.enum(importFailures).nullable(),
  })
  .meta({ id: 'Import', description: 'A file of events, from its check to what became of it.' });
export type Import = z.output<typeof importSchema>;

export const importListSchema = z
  .object({ items: z.array(importSchema), total: z.int() })
  .meta({ id: 'ImportList', description: 'The last sent first.' });
export type ImportList = z.output<typeof importListSchema>;

export const findingListSchema = z
  .object({
    items: z.array(importFindingSchema),
    total: z.int().describe('Of those that are kept'),
  })
  .meta({
    id: 'ImportFindingList',
    description: `In the order of the lines. The first ${batchImportLimits.findings} are kept.`,
  });
export type FindingList = z.output<typeof findingListSchema>;

export const importParams = z.strictObject({ importId: z.uuid() });

// The text of the query says it: an empty organisation is none.
export const importListQuery = z.strictObject({
  organisationId: z
    .uuid()
    .optional()
    .describe(
      'Those of an organisation of yours; without it, those of everybody, for whoever may import for all',
    ),
  ...pageShape(pageSize),
});
export type ImportListQuery = z.output<typeof importListQuery>;

export const findingQuery = z.strictObject({
  kind: z.enum(importFindingKinds).optional(),
  path: boundedText(batchImportLimits.maxFileNameLength).optional().describe('The column'),
  code: z.enum(importFaultCodes).optional(),
  ...pageShape(limits.pageSize.moderation),
});
export type FindingQuery = z.output<typeof findingQuery>;

/** A form: the organisation stands before the file, so that nobody's megabytes are read for one that is not his. */
export const importForm = z.object({
  organisationId: z
    .preprocess(emptyIsAbsent, z.uuid().optional())
    .describe('For which organisation; without it, for none'),
  file: z
    .custom<ReceivedFile>(
      (value) => typeof value === 'object' && value !== null,
      'A file is wanted',
    )
    .meta({
      type: 'string',
      format: 'binary',
      description: 'CSV, UTF-8 or Windows-1252, at most 60 MB',
    }),
});
export type ImportForm = z.output<typeof importForm>;
/** A file that was received whole: where it lies until it is kept. */
export type ReceivedFile = { path: string; name: string; sizeBytes: number };

export const validationBody = z
  .strictObject(
    Object.fromEntries(
      importColumnNames.map((name) => [name, boundedText(maxHtmlLength).optional()]),
    ),
  )
  .meta({ description: 'The columns of one event, as the cells of a file would hold them' });
export type ValidationBody = z.output<typeof validationBody>;

export const validationSchema = z
  .object({
    isComplete: z.boolean().describe('It would be published, or go to review, as it is'),
    findings: z.array(importFindingSchema),
  })
  .meta({ id: 'ImportValidation', description: 'What a check would find; nothing was written.' });
export type Validation = z.output<typeof validationSchema>;
