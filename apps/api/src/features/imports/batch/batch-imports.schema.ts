import { lookedUpDoubts } from '@parages/contracts/vocabulary/imports/doubt-reasons';
import { importColumnNames } from '@parages/contracts/vocabulary/imports/import-columns';
import {
  importFailures,
  importFaultCodes,
  importFindingKinds,
  importStatuses,
} from '@parages/contracts/vocabulary/imports/import-faults';
import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { boundedText, emptyIsAbsent } from '../../../platform/input/bounded-text.ts';
import { pageShape } from '../../../platform/input/page-shape.ts';
import { columnOrigins } from './table/headings/guess-columns.ts';

const text = z.string().nullable();
const count = z.int().min(0);
const { pageSize, maxHtmlLength } = batchImportLimits;

export const firstLinesOfGroup = 5;

export const importFindingSchema = z
  .object({
    kind: z.enum(importFindingKinds),
    line: z
      .int()
      .nullable()
      .describe('The row, as spreadsheets number it; null for the whole file'),
    path: text.describe('The column; null for the whole file'),
    expected: text,
    obtained: text,
    code: z.enum(importFaultCodes),
    row: z
      .int()
      .nullable()
      .describe(
        'For `parse`: the row, or the physical line of a file that cannot be read; null otherwise',
      ),
    message: text.describe(
      'For `parse`: the message of the CSV parser, in English; null otherwise',
    ),
    extId: text,
  })
  .meta({
    id: 'ImportFinding',
    description:
      'A finding in a file. `parse`: the file or the line cannot be read; `blocking`: prevents the whole import; `line`: the line is not imported; `skipped`: its event was assigned to an organisation; `warning`: the line is imported.',
  });
export type ImportFinding = z.output<typeof importFindingSchema>;

const expectedSchema = z.object({
  created: count,
  updated: count,
  unchanged: count,
  skipped: count,
});
export const checkReportSchema = z
  .object({
    lines: count.describe('Number of lines without the header'),
    events: count.describe('Number of events that can be imported'),
    blocking: count.describe(
      'Number of findings that prevent the whole import, an unreadable file included',
    ),
    faults: count.describe('Number of lines that are not imported'),
    warnings: count.describe('Warnings about lines; columns that are not read do not count'),
    byPath: z
      .array(
        z.object({
          path: text,
          kind: z.enum(importFindingKinds),
          code: z.enum(importFaultCodes),
          count,
          lines: z
            .array(z.int())
            .optional()
            .describe(
              `The first ${firstLinesOfGroup} lines; absent from checks of a former release`,
            ),
          expected: text.optional().describe('That of the first finding; null when it has none'),
          obtained: text.optional().describe('That of the first finding; null when it has none'),
        }),
      )
      .describe('The findings, grouped by column and code, most frequent first'),
    expected: expectedSchema.describe(
      'Events that a confirmation would create, update, leave unchanged and skip, as of the check',
    ),
  })
  .meta({ id: 'ImportCheck', description: 'The result of a check, with counts of all findings.' });
export type CheckReport = z.output<typeof checkReportSchema>;

export const outcomeSchema = z
  .object({
    ...expectedSchema.shape,
    rejected: count.describe('Number of lines that were not imported'),
    doubts: z
      .array(z.object({ reason: z.enum(lookedUpDoubts), count }))
      .optional()
      .describe(
        'Number of events whose place is to be checked, because their address was looked up without a sure match; absent from imports of a former release',
      ),
    photosQueued: count,
    photosFailed: count.describe(
      'Number of photos that failed so far; the worker downloads them after the import',
    ),
  })
  .meta({
    id: 'ImportOutcome',
    description: 'The result of an import, in events; while it runs, the result so far.',
  });
export type Outcome = z.output<typeof outcomeSchema>;

const fileFormats = ['csv', 'xlsx', 'ods'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const importSchema = z
  .object({
    id: z.string(),
    organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
    fileName: z.string(),
    sizeBytes: z.int(),
    hasFile: z
      .boolean()
      .describe(
        `Whether the file can be downloaded; it is stored ${batchImportLimits.keepFileDays} days`,
      ),
    status: z.enum(importStatuses),
    isReviewed: z
      .boolean()
      .describe('Complete events go to review; otherwise they are published at once'),
    createdAt: z.string(),
    finishedAt: text,
    progress: z
      .object({ processed: count, total: count })
      .describe('In lines; total is 0 while unknown'),
    format: z.enum(fileFormats),
    encoding: z.enum(['utf-8', 'windows-1252']).nullable(),
    delimiter: z.enum([',', ';']).nullable(),
    check: checkReportSchema.nullable(),
    outcome: outcomeSchema.nullable(),
    failure: z.enum(importFailures).nullable(),
  })
  .meta({ id: 'Import', description: 'A file of events, its check and its outcome.' });
export type Import = z.output<typeof importSchema>;

export const importListSchema = z
  .object({ items: z.array(importSchema), total: z.int() })
  .meta({ id: 'ImportList', description: 'Newest first.' });
export type ImportList = z.output<typeof importListSchema>;

export const findingListSchema = z
  .object({
    items: z.array(importFindingSchema),
    total: z.int().describe('Number of stored findings'),
  })
  .meta({
    id: 'ImportFindingList',
    description: `In the order of the lines. The first ${batchImportLimits.findings} are stored.`,
  });
export type FindingList = z.output<typeof findingListSchema>;

const headingSchema = z.object({
  heading: z.string(),
  column: z.enum(importColumnNames).nullable().describe('Null for a heading that is not read'),
  origin: z
    .enum(columnOrigins)
    .describe(
      'How the column was found: `name`, its fixed name; `guess`, a usual heading whose values fit; `choice`, chosen for this file or an earlier one with the same headings; `none`',
    ),
  samples: z.array(z.string()).describe('Up to three different values'),
});

const previewedPeriod = z.object({
  startDate: z.string(),
  endDate: z.string(),
  startTime: text,
  endTime: text,
});
const previewSchema = z
  .object({
    label: z.string(),
    description: z.string().describe('Its beginning'),
    organizerName: text,
    placeName: text,
    streetAddress: text,
    postalCode: text,
    locality: text,
    hasPosition: z
      .boolean()
      .optional()
      .describe(
        'False when the import looks the position up; absent from checks of a former release',
      ),
    themes: z.array(z.enum(themes)),
    options: z.array(z.enum(poiOptions)),
    isPermanent: z.boolean(),
    isFree: z.boolean(),
    minPriceCents: z.int().nullable(),
    maxPriceCents: z.int().nullable(),
    periods: z.array(previewedPeriod).describe('The first three'),
    periodCount: count,
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.output<typeof previewSchema>;

/** What the check keeps of the way in which it read the file. */
export const keptReadingSchema = z.object({
  headings: z.array(headingSchema).nullable(),
  preview: z.array(previewSchema).nullable(),
});
export type KeptReading = z.output<typeof keptReadingSchema>;

export const importReadingSchema = z
  .object({
    headings: z
      .array(headingSchema)
      .describe('In the order of the file; empty before the check and for unreadable files'),
    events: z.array(previewSchema).describe('The first events that a confirmation would write'),
  })
  .meta({ id: 'ImportReading', description: 'How the check has read a file.' });
export type ImportReading = z.output<typeof importReadingSchema>;

export const columnsBody = z
  .strictObject({
    columns: z
      .array(z.enum(importColumnNames).nullable())
      .min(1)
      .max(batchImportLimits.maxColumns)
      .describe(
        'One for each heading, in the order of the file; null for a heading not to be read',
      ),
  })
  .meta({ description: 'The columns of the headings; each column at most once' });
export type ColumnsBody = z.output<typeof columnsBody>;

export const importParams = z.strictObject({ importId: z.uuid() });

export const importListQuery = z.strictObject({
  organisationId: z
    .uuid()
    .optional()
    .describe('An organisation of the caller; by default all imports that the caller may see'),
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

/**
 * Clients must send organisationId before the file, so that the permission is checked before the
 * file is read. An empty organisationId counts as absent.
 */
export const importForm = z.object({
  organisationId: z
    .preprocess(emptyIsAbsent, z.uuid().optional())
    .describe('The organisation of the events; by default none'),
  file: z
    .custom<ReceivedFile>(
      (value) => typeof value === 'object' && value !== null,
      'A file is required',
    )
    .meta({
      type: 'string',
      format: 'binary',
      description: 'CSV, UTF-8 or Windows-1252, at most 60 MB; .xlsx or .ods, at most 20 MB',
    }),
});
export type ImportForm = z.output<typeof importForm>;
export type ReceivedFile = {
  path: string;
  name: string;
  sizeBytes: number;
  isSpreadsheet: boolean;
};

export const validationBody = z
  .strictObject(
    Object.fromEntries(
      importColumnNames.map((name) => [name, boundedText(maxHtmlLength).optional()]),
    ),
  )
  .meta({ description: 'The cells of one event, by column' });
export type ValidationBody = z.output<typeof validationBody>;

export const validationSchema = z
  .object({
    isComplete: z
      .boolean()
      .describe('Whether the event could be published or submitted for review'),
    findings: z.array(importFindingSchema),
  })
  .meta({ id: 'ImportValidation', description: 'The findings of a check that writes nothing.' });
export type Validation = z.output<typeof validationSchema>;
