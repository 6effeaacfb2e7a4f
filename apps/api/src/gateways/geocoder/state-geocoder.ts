import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { askJson } from '../../platform/outside/ask-json.ts';
import { askSparingly } from '../../platform/outside/ask-sparingly.ts';
import type { AddressQuestion, FoundAddress, Geocoder } from './geocoder.ts';

const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({ label: z.string(), score: z.number() }),
    }),
  ),
});

const most = 5;
const longestQuestion = 200;
const dayMs = 86_400_000;

const readAddress = ({
  geometry,
  properties,
}: z.output<typeof answer>['features'][number]): FoundAddress => {
  const [lon, lat] = geometry.coordinates;
  return {
    label: properties.label,
    score: Math.min(1, Math.max(0, properties.score)),
    position: { lon, lat },
  };
};

// The service accepts 3 to 200 characters that begin with a letter or a digit.
const searchText = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]+/u, '').slice(0, longestQuestion);

export type StateGeocoderOptions = { baseUrl: string; deadlineMs: number; clock: Clock };

/** Does not retry, because an organiser or an import waits. */
export function stateGeocoder({ baseUrl, deadlineMs, clock }: StateGeocoderOptions): Geocoder {
  async function ask(query: string): Promise<FoundAddress[] | undefined> {
    const url = new URL(`${baseUrl}/search?${query}`);
    const { features } = answer.parse(
      await askJson(url, { userAgent: 'parages (addresses)', deadlineMs }),
    );
    return features.length === 0 ? undefined : features.map(readAddress);
  }
  const askCached = askSparingly(ask, {
    name: 'the geocoder',
    ttlMs: { found: 30 * dayMs, missing: dayMs / 24 },
    perSecond: 20,
    clock,
  });
  return {
    find: async ({ text, postalCode }: AddressQuestion) => {
      const q = searchText(text);
      if (q.length < 3) return [];
      const query = new URLSearchParams({
        q,
        limit: String(most),
        autocomplete: '0',
        ...(postalCode !== null && { postcode: postalCode }),
      });
      return (await askCached(String(query))) ?? [];
    },
  };
}
