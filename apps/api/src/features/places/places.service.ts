import type { SqlClient } from '../../platform/database/database.ts';
import {
  type PlaceQuery,
  readPlaceText,
  readPlaceWithArea,
  swapNeighbours,
} from './place-text.domain.ts';
import { type FoundTown, toLocality, toPlace } from './places.domain.ts';
import { placesRepository, type SimilarTown } from './places.repository.ts';
import type { Locality, Place } from './places.schema.ts';
import { rankByTypo } from './typo.domain.ts';

const suggestionCount = 8;
// Farther away, a point is at sea or abroad, and the nearest town would be misleading.
const nearestWithinM = 30_000;

const firstOfEachTown = (towns: readonly SimilarTown[]): SimilarTown[] => {
  const seen = new Set<string>();
  return towns.filter(({ id }) => !seen.has(id) && seen.add(id));
};

export function placesService(db: SqlClient) {
  const places = placesRepository(db);

  const listByName = ({ spellings, area }: PlaceQuery): Promise<FoundTown[]> =>
    places.listByName({ spellings, area, count: suggestionCount });

  async function listByTypo(text: string): Promise<FoundTown[]> {
    const candidates = await places.listSimilar({ text, swapped: swapNeighbours(text) });
    const typed = candidates[0]?.typed ?? '';
    return firstOfEachTown(rankByTypo(typed, candidates)).slice(0, suggestionCount);
  }

  async function list(text: string): Promise<FoundTown[]> {
    const query = readPlaceText(text);
    if (query.postalCode !== null)
      return places.listByPostalCode({ postalCode: query.postalCode, count: suggestionCount });
    if (query.spellings.length === 0) return [];
    const named = await listByName(query);
    if (named.length > 0) return named;
    const withArea = readPlaceWithArea(text);
    const inArea = withArea ? await listByName(withArea) : [];
    return inArea.length > 0
      ? inArea
      : listByTypo(withArea?.spellings[0] ?? query.spellings[0] ?? text);
  }

  return {
    /** At most 8 suggestions, the best first. */
    search: async (text: string): Promise<Place[]> => (await list(text)).map(toPlace),
    /** The town at a point; undefined when no town is within 30 km. */
    findNearest: async (lon: number, lat: number): Promise<Locality | undefined> => {
      const town = await places.findNearest({ lon, lat, withinM: nearestWithinM });
      return town && toLocality(town);
    },
  };
}

export type PlacesService = ReturnType<typeof placesService>;
