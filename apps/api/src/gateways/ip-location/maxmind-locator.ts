import maxmind from 'maxmind';
import { z } from 'zod';
import { type IpLocator, noIpLocator } from './ip-location.ts';

const recordSchema = z.object({
  city: z.object({ names: z.record(z.string(), z.string()).optional() }).optional(),
  location: z.object({
    longitude: z.number(),
    latitude: z.number(),
    accuracy_radius: z.number().optional(),
  }),
});

/**
 * Reads a file in MaxMind format (GeoLite2, DB-IP). The service starts even when the file cannot be
 * read, because an estimated position is optional.
 */
export async function openIpLocator(
  file: string | undefined,
  onUnusable: (reason: string) => void,
): Promise<IpLocator> {
  if (file === undefined) return noIpLocator;
  try {
    const reader = await maxmind.open(file);
    return (address) => {
      if (!maxmind.validate(address)) return null;
      const record = recordSchema.safeParse(reader.get(address));
      if (!record.success) return null;
      const { city, location } = record.data;
      const hasCity = Object.keys(city?.names ?? {}).length > 0;
      return {
        lon: location.longitude,
        lat: location.latitude,
        hasCity,
        accuracyRadiusKm: location.accuracy_radius ?? null,
      };
    };
  } catch (error) {
    onUnusable(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return noIpLocator;
  }
}
