import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { limitPerCaller } from '../../platform/outside/limit-per-caller.ts';
import type { OutsidePlacesDeps } from './outside/list-outside-places.ts';
import { toLocality } from './places.domain.ts';
import { placesRepository } from './places.repository.ts';
import type { Locality } from './places.schema.ts';
import { searchPlaces } from './search-places.ts';

// Farther away, a point is at sea or abroad, and the nearest town would be misleading.
const nearestWithinM = 30_000;
// Searches that consult the geocoder or its cache, for one IP address: two a second, which is as fast
// as the field asks.
const askedAtMost = { most: 120, windowMs: 60_000 };

export type PlacesDeps = OutsidePlacesDeps & { db: SqlClient; clock: Clock };

export function placesService({ db, clock, ...outside }: PlacesDeps) {
  const places = placesRepository(db);
  const mayAsk = limitPerCaller({ ...askedAtMost, clock });
  return {
    search: searchPlaces({ places, mayAsk, ...outside }),
    /** The town at a point; undefined when no town is within 30 km. */
    findNearest: async (lon: number, lat: number): Promise<Locality | undefined> => {
      const town = await places.findNearest({ lon, lat, withinM: nearestWithinM });
      return town && toLocality(town);
    },
  };
}

export type PlacesService = ReturnType<typeof placesService>;
