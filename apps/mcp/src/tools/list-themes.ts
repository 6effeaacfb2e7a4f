import { dataOf } from '@parages/client/problems';
import { z } from 'zod';
import { answerWith } from '../tool-answers.ts';
import { readOnly, type ToolContext } from '../tool-context.ts';

const entry = z.object({ id: z.string(), label: z.string().describe('In French') });

export function registerListThemes({ server, parages: { api } }: ToolContext): void {
  server.registerTool(
    'list_themes',
    {
      title: 'List the themes of events',
      description: 'Lists the slugs that search_events takes as theme and as options.',
      inputSchema: z.object({}),
      outputSchema: z.object({ themes: z.array(entry), options: z.array(entry) }),
      annotations: readOnly,
    },
    () =>
      answerWith(async () => {
        const { themes, options } = await dataOf(api.GET('/api/v1/entities'));
        return {
          themes: themes.map(({ id, label }) => ({ id, label })),
          options: options.map(({ id, label }) => ({ id, label })),
        };
      }),
  );
}
