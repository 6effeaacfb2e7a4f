import { dataOf } from '@parages/client/problems';
import { z } from 'zod';
import { wholeEvent, wholeEventOf } from '../event-shapes.ts';
import { answerWith } from '../tool-answers.ts';
import { readOnly, type ToolContext } from '../tool-context.ts';

export function registerGetEvent({ server, parages: { api }, origin }: ToolContext): void {
  server.registerTool(
    'get_event',
    {
      title: 'Read an event',
      description:
        'Reads a published event: description, every date, prices, address and how to book. poi_gone: it was archived; poi_not_found: it is not published.',
      inputSchema: z.object({ id: z.uuid().describe('id of an event of search_events') }),
      outputSchema: wholeEvent,
      annotations: readOnly,
    },
    ({ id: poiId }) =>
      answerWith(async () => {
        const event = await dataOf(
          api.GET('/api/v1/pois/{poiId}', { params: { path: { poiId } } }),
        );
        return wholeEventOf(event, origin);
      }),
  );
}
