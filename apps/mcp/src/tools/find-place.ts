import type { Parages } from '@parages/client';
import { dataOf } from '@parages/client/problems';
import { z } from 'zod';
import { answerWith } from '../tool-answers.ts';
import { readOnly, type ToolContext } from '../tool-context.ts';

export const placeShape = z.object({
  name: z.string(),
  fullName: z.string().describe('Name with its department'),
  kind: z.string().describe('commune, district, department, region, address, station or foreign'),
  postalCode: z.string().nullable(),
  position: z.object({ lon: z.number(), lat: z.number() }).nullable(),
});
export type FoundPlace = z.output<typeof placeShape>;

/** The places of a text, the most likely one first, without those outside France. */
export async function findPlaces({ api }: Parages, text: string): Promise<FoundPlace[]> {
  const { items } = await dataOf(api.GET('/api/v1/places', { params: { query: { text } } }));
  return items.flatMap(({ name, fullName, kind, postalCode, position, disabled }) =>
    disabled ? [] : [{ name, fullName, kind, postalCode, position }],
  );
}

export function registerFindPlace({ server, parages }: ToolContext): void {
  server.registerTool(
    'find_place',
    {
      title: 'Find a place in France',
      description:
        'Finds communes, arrondissements, departments, regions, street addresses and railway stations by name or postcode, the most likely one first. search_events takes a name itself: use this tool when a name is ambiguous.',
      inputSchema: z.object({
        text: z.string().min(1).max(100).describe('Name, beginning of a postcode, or an address'),
      }),
      outputSchema: z.object({ places: z.array(placeShape) }),
      annotations: readOnly,
    },
    ({ text }) => answerWith(async () => ({ places: await findPlaces(parages, text) })),
  );
}
