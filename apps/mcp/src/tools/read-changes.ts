import { z } from 'zod';
import { themeName } from '../event-shapes.ts';
import { answerWith } from '../tool-answers.ts';
import { readOnly, type ToolContext } from '../tool-context.ts';

const change = z.object({
  id: z.string(),
  change: z
    .string()
    .describe(
      'published, changed or cancelled; or why it is not public any more: archived, merged, hidden, withdrawn, deleted, unmatched',
    ),
  changedAt: z.string().describe('ISO 8601, UTC'),
  title: z.string().nullable().describe('null for an event that is not public any more'),
  mergedInto: z.string().nullable().describe('id of the event that it was merged into'),
});

export function registerReadChanges({ server, parages }: ToolContext): void {
  server.registerTool(
    'read_changes',
    {
      title: 'Read what changed among events',
      description:
        'Reads one page of the change feed, oldest first. Without cursor it begins with every public event; call it again with the cursor of the answer, at once while hasMore is true. startsOver: the cursor was too old and the page begins again with every event.',
      inputSchema: z.object({
        cursor: z.string().max(500).optional().describe('cursor of the last answer'),
        theme: themeName.optional(),
        organiser: z.string().max(300).optional().describe('Slug of an organiser'),
        pageSize: z.number().int().min(1).max(100).optional().describe('20 by default'),
      }),
      outputSchema: z.object({
        changes: z.array(change),
        cursor: z.string(),
        hasMore: z.boolean(),
        startsOver: z.boolean(),
      }),
      annotations: readOnly,
    },
    ({ pageSize = 20, ...filters }) =>
      answerWith(async () => {
        const { value: page } = await parages.followChanges({ ...filters, pageSize }).next();
        if (page === undefined) throw new Error('the change feed has no page');
        return {
          changes: page.changes.map((one) =>
            'poi' in one
              ? {
                  id: one.poi.id,
                  change: one.kind,
                  changedAt: one.changedAt,
                  title: one.poi.label,
                  mergedInto: null,
                }
              : {
                  id: one.tombstone.poiId,
                  change: one.tombstone.reason,
                  changedAt: one.changedAt,
                  title: null,
                  mergedInto: one.tombstone.mergedInto,
                },
          ),
          cursor: page.cursor,
          hasMore: !page.isCurrent,
          startsOver: page.startsOver,
        };
      }),
  );
}
