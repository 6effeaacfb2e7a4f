import { type PlaceKind, placeKinds } from '@parages/contracts/vocabulary/places/place-kinds';
import type { RegionLevel } from '@parages/contracts/vocabulary/places/region-levels';
import type { SqlClient } from '../../platform/database/database.ts';
import { findDistrict } from './districts.domain.ts';
import { readDivisionText } from './division-text.domain.ts';
import { findForeignTown, insertForeign } from './foreign-towns.domain.ts';
import {
  type PlaceQuery,
  readPlaceText,
  readPlaceWithArea,
  swapNeighbours,
} from './place-text.domain.ts';
import {
  type FoundTown,
  type RankedPlace,
  rankPlaces,
  toDivision,
  toLocality,
  toPlace,
} from './places.domain.ts';
import { placesRepository, type SimilarTown } from './places.repository.ts';
import type { Locality, Place } from './places.schema.ts';
import { rankByTypo } from './typo.domain.ts';

const suggestionCount = 8;
// "Loire" begins a word of eight departments and regions, which must not hide the towns.
const divisionCount = 3;
// Farther away, a point is at sea or abroad, and the nearest town would be misleading.
const nearestWithinM = 30_000;

const levelOfKind: Partial<Record<PlaceKind, RegionLevel>> = {
  department: 'FRENCH_DEPARTMENT',
  region: 'FRENCH_REGION',
};

const firstOfEachTown = (towns: readonly SimilarTown[]): SimilarTown[] => {
  const seen = new Set<string>();
  return towns.filter(({ id }) => !seen.has(id) && seen.add(id));
};

// Towns of a postcode are in their order already, after a division with this number.
const inOrder = (town: FoundTown): RankedPlace => ({ place: toPlace(town), score: 0 });

export function placesService(db: SqlClient) {
  const places = placesRepository(db);

  async function listByName({ spellings, area }: PlaceQuery): Promise<RankedPlace[]> {
    const towns = await places.listByName({ spellings, area, count: suggestionCount });
    return towns.map((town) => ({ place: toPlace(town), score: town.score }));
  }

  async function listByTypo(text: string): Promise<Place[]> {
    const candidates = await places.listSimilar({ text, swapped: swapNeighbours(text) });
    const typed = candidates[0]?.typed ?? '';
    return firstOfEachTown(rankByTypo(typed, candidates)).map(toPlace);
  }

  async function listTowns(text: string): Promise<RankedPlace[]> {
    const query = readPlaceText(text);
    if (query.postalCode !== null) {
      const { postalCode } = query;
      const towns = await places.listByPostalCode({ postalCode, count: suggestionCount });
      return towns.map(inOrder);
    }
    const named = query.spellings.length === 0 ? [] : await listByName(query);
    const withArea = named.length === 0 ? readPlaceWithArea(text) : undefined;
    return withArea === undefined ? named : listByName(withArea);
  }

  async function listDivisions(text: string, kinds: readonly PlaceKind[]): Promise<RankedPlace[]> {
    const query = readDivisionText(text);
    const levels = kinds.flatMap((kind) => levelOfKind[kind] ?? []);
    if (query === undefined || levels.length === 0) return [];
    const divisions = await places.listDivisions({
      name: query.name,
      number: query.number,
      levels,
      count: divisionCount,
    });
    return divisions.map((division) => ({ place: toDivision(division), score: division.score }));
  }

  // Misspelt names of towns, for a text that is neither a name nor a postcode.
  async function guessTowns(text: string): Promise<Place[]> {
    const { spellings } = readPlaceText(text);
    const [spelling] = readPlaceWithArea(text)?.spellings ?? spellings;
    return spellings.length === 0 || spelling === undefined ? [] : listByTypo(spelling);
  }

  return {
    /** At most 8 suggestions, the best first. */
    search: async (text: string, kinds: readonly PlaceKind[] = placeKinds): Promise<Place[]> => {
      const hasTowns = kinds.includes('commune');
      const towns = hasTowns ? await listTowns(text) : [];
      const ranked = rankPlaces(towns, await listDivisions(text, kinds));
      const district = findDistrict(text);
      const found = [
        ...(district ? [district] : []),
        ...insertForeign(ranked, findForeignTown(text)),
      ];
      const isGuessed = found.length === 0 && hasTowns;
      return (isGuessed ? await guessTowns(text) : found)
        .filter(({ kind }) => kinds.includes(kind))
        .slice(0, suggestionCount);
    },
    /** The town at a point; undefined when no town is within 30 km. */
    findNearest: async (lon: number, lat: number): Promise<Locality | undefined> => {
      const town = await places.findNearest({ lon, lat, withinM: nearestWithinM });
      return town && toLocality(town);
    },
  };
}

export type PlacesService = ReturnType<typeof placesService>;
