import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { refusalReasons } from '@parages/contracts/vocabulary/events/refusal-reasons';
import {
  bulkDecisionMost,
  bulkDecisions,
  bulkFaults,
} from '@parages/contracts/vocabulary/events/review/bulk-decisions';
import { z } from 'zod';
import { editVersion as version } from '../../../../platform/input/edit-version.ts';
import { decisionWords as words } from '../lifecycle.schema.ts';

export const bulkDecisionBody = z
  .strictObject({
    decision: z.enum(bulkDecisions),
    items: z
      .array(z.strictObject({ poiId: z.uuid(), version }))
      .min(1)
      .max(bulkDecisionMost),
    reasons: z
      .array(z.enum(refusalReasons))
      .max(refusalReasons.length)
      .default([])
      .describe('For a refusal, and required for it: the same for all events'),
    comment: words
      .optional()
      .describe('Shown to the organisers; required with AUTRE, else null for none'),
    note: words.optional().describe('Visible to moderators only; null for none'),
  })
  .refine(({ decision, reasons }) => decision !== 'refusal' || reasons.length > 0, {
    path: ['reasons'],
    message: 'A refusal requires a reason',
  })
  .refine(({ decision, reasons }) => decision === 'refusal' || reasons.length === 0, {
    path: ['reasons'],
    message: 'Only a refusal has reasons',
  })
  .refine(({ reasons, comment }) => !reasons.includes('AUTRE') || typeof comment === 'string', {
    path: ['comment'],
    message: 'AUTRE requires a comment',
  });
export type BulkDecisionBody = z.output<typeof bulkDecisionBody>;

export const bulkResultSchema = z
  .object({
    items: z.array(
      z.object({
        poiId: z.string(),
        fault: z
          .enum(bulkFaults)
          .nullable()
          .describe('Why the decision was not taken; null when it was, now or by an earlier call'),
        version: z.int().nullable().describe('After the decision; null without one'),
        status: z.enum(poiStatuses).nullable().describe('After the decision; null without one'),
      }),
    ),
  })
  .meta({
    id: 'BulkDecisionResult',
    description: 'One result for each event of the request, in its order.',
  });
export type BulkDecisionResult = z.output<typeof bulkResultSchema>;
export type BulkItemResult = BulkDecisionResult['items'][number];
