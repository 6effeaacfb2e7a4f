import {
  bulkActFaults,
  bulkActMost,
  bulkActs,
  isFinalAct,
} from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { poiTabs } from '@parages/contracts/vocabulary/events/poi-tabs';
import { z } from 'zod';
import { editVersion as version } from '../../../../platform/input/edit-version.ts';

export const bulkActBody = z
  .strictObject({
    act: z.enum(bulkActs),
    items: z
      .array(z.strictObject({ poiId: z.uuid(), version }))
      .min(1)
      .max(bulkActMost)
      .refine((items) => new Set(items.map(({ poiId }) => poiId)).size === items.length, {
        message: 'Each event once',
      }),
    autopublish: z
      .boolean()
      .optional()
      .describe('For a submission, and required for it: publish as soon as it is accepted'),
    confirmation: z
      .int()
      .optional()
      .describe(
        'For an archival or a deletion, and required for it: the number of events, typed again',
      ),
  })
  .refine(({ act, autopublish }) => (act === 'submission') === (autopublish !== undefined), {
    path: ['autopublish'],
    message: 'A submission says whether to publish once accepted; another act does not',
  })
  .refine(
    ({ act, confirmation, items }) =>
      isFinalAct(act) ? confirmation === items.length : confirmation === undefined,
    {
      path: ['confirmation'],
      message: 'An archival or a deletion is confirmed by the number of events; another act is not',
    },
  );
export type BulkActBody = z.output<typeof bulkActBody>;

export const bulkActResultSchema = z
  .object({
    items: z.array(
      z.object({
        poiId: z.string(),
        fault: z
          .enum(bulkActFaults)
          .nullable()
          .describe(
            'Why the act was not done; null when it was, now or by an earlier call. A repeated deletion answers `poi_not_found`',
          ),
        tabs: z.array(z.enum(poiTabs)).describe('The tabs with errors of an incomplete event'),
        version: z.int().nullable().describe('After the act; null without one or once deleted'),
        status: z
          .enum(poiStatuses)
          .nullable()
          .describe('After the act; null without one or once deleted'),
      }),
    ),
  })
  .meta({
    id: 'BulkActResult',
    description: 'One result for each event of the request, in its order.',
  });
export type BulkActResult = z.output<typeof bulkActResultSchema>;
export type BulkActItem = BulkActResult['items'][number];
