import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { reportKinds } from '@parages/contracts/vocabulary/events/report-kinds';
import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';

const text = z.string().nullable();
const kind = z.enum(reportKinds);

export const reportedPoisQuery = z.strictObject({
  after: z.uuid().optional().describe('`next` of the previous page'),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.pageSize.max)
    .default(limits.pageSize.moderation),
});
export type ReportedPoisQuery = z.output<typeof reportedPoisQuery>;

export const reportedPoiSchema = z
  .object({
    id: z.string(),
    slugFr: text,
    label: z.string(),
    status: z.enum(poiStatuses),
    locality: text,
    isEnabled: z.boolean(),
    isPermanent: z.boolean(),
    startDate: text,
    organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
    isOwn: z
      .boolean()
      .describe('True for an organisation of the caller: another moderator decides'),
    latestReportId: z.string().describe('To send when the reports are done'),
    total: z.int().describe('Number of open reports'),
    kinds: z.array(z.object({ kind, count: z.int() })).describe('Most frequent first'),
    reports: z
      .array(
        z.object({
          id: z.string(),
          kind,
          message: z.string().describe('Plain text of a visitor, empty for none'),
          email: text.describe('Address for an answer; null when the visitor wants none'),
          createdAt: z.string(),
        }),
      )
      .describe(`Latest first, ${limits.feedback.reportsShown} at most`),
  })
  .meta({ id: 'ReportedPoi', description: 'An event with its open reports.' });

export const reportedPoisSchema = z.object({ items: z.array(reportedPoiSchema), next: text }).meta({
  id: 'ReportedPois',
  description:
    'Latest report first. `next`: value of `after` for the next page, null on the last one.',
});
export type ReportedPois = z.output<typeof reportedPoisSchema>;

export const reportsParams = z.strictObject({ poiId: z.uuid() });
export const closeReportsBody = z.strictObject({
  latestReportId: z.uuid().describe('The latest report that the caller has read'),
});
export type CloseReports = z.output<typeof closeReportsBody>;

export const closedReportsSchema = z
  .object({ open: z.int().describe('Number of reports that arrived since') })
  .meta({ id: 'ClosedReports' });
export type ClosedReports = z.output<typeof closedReportsSchema>;
