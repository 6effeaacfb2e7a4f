import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { OutsideRefusal } from '../../platform/outside/ask-bytes.ts';
import { askJson } from '../../platform/outside/ask-json.ts';
import { askSparingly } from '../../platform/outside/ask-sparingly.ts';
import type { Pace } from '../../platform/outside/pace.ts';

const longestQuestion = 200;
const shortestQuestion = 3;
const dayMs = 86_400_000;

const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.unknown(),
    }),
  ),
});

export type GeocoderOptions = {
  baseUrl: string;
  deadlineMs: number;
  /** Maximum questions per second from this process. */
  perSecond: number;
  pace?: Pace | undefined;
  clock: Clock;
};

/** The text as the geocoder accepts it; undefined when it is too short to be asked. */
export function geocoderText(text: string): string | undefined {
  // The service refuses quotes, and a text that does not begin with a Latin letter or a
  // digit.
  const q = text
    .replace(/["“”«»]/g, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/^[^\p{Script=Latin}0-9]+/u, '')
    .slice(0, longestQuestion)
    .trim();
  return q.length < shortestQuestion ? undefined : q;
}

// A text that the service cannot read has no result. As a failure, it would let one visitor open the
// circuit breaker for all.
function emptyIfUnreadable(error: unknown): { features: [] } {
  if (error instanceof OutsideRefusal && error.status === 400) return { features: [] };
  throw error;
}

export const clampedScore = (score: number): number => Math.min(1, Math.max(0, score));

/**
 * A function that asks `/search` of the Géoplateforme, with a cache, a rate limit and a circuit
 * breaker of its own, and returns the features. Does not retry, because a visitor, an organiser or
 * an import job waits. @throws when no valid answer can be obtained in time
 */
export function askGeocoder<Properties>(
  properties: z.ZodType<Properties>,
  { baseUrl, deadlineMs, perSecond, pace, clock }: GeocoderOptions,
) {
  const ask = askSparingly(
    async (query) => {
      const url = new URL(`${baseUrl}/search?${query}`);
      const { features } = answer.parse(
        await askJson(url, { userAgent: 'parages (addresses)', deadlineMs }).catch(
          emptyIfUnreadable,
        ),
      );
      return features.length === 0
        ? undefined
        : features.map((feature) => {
            const [lon, lat] = feature.geometry.coordinates;
            return { position: { lon, lat }, properties: properties.parse(feature.properties) };
          });
    },
    {
      name: 'the geocoder',
      ttlMs: { found: 30 * dayMs, missing: dayMs / 24 },
      perSecond,
      pace,
      clock,
    },
  );
  return async (query: Record<string, string>) =>
    (await ask(String(new URLSearchParams(query)))) ?? [];
}
