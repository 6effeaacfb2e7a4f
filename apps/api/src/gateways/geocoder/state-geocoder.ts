import { z } from 'zod';
import { askGeocoder, clampedScore, type GeocoderOptions, geocoderText } from './ask-geocoder.ts';
import type { AddressQuestion, Geocoder } from './geocoder.ts';

const addressProperties = z.object({
  label: z.string(),
  score: z.number(),
  type: z.string().optional(),
});
const most = 5;

/** For the address of an event, which an organiser or an import gives in full. */
export function stateGeocoder(options: GeocoderOptions): Geocoder {
  const ask = askGeocoder(addressProperties, options);
  return {
    find: async ({ text, postalCode }: AddressQuestion) => {
      const q = geocoderText(text);
      if (q === undefined) return [];
      const features = await ask({
        q,
        limit: String(most),
        autocomplete: '0',
        ...(postalCode !== null && { postcode: postalCode }),
      });
      return features.map(({ position, properties: { label, score, type } }) => ({
        label,
        score: clampedScore(score),
        position,
        isTown: type === 'municipality',
      }));
    },
  };
}
