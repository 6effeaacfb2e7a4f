import { type PlaceKind, placeKinds } from '@parages/contracts/vocabulary/places/place-kinds';
import type { RegionLevel } from '@parages/contracts/vocabulary/places/region-levels';
import type { SqlClient } from '../../platform/database/database.ts';
import { findDistrict } from './districts.domain.ts';
import { readDivisionText } from './division-text.domain.ts';
import { findForeignTown, insertForeign } from './foreign-towns.domain.ts';
import { guessPlaces } from './guess-places.ts';
import { listTowns, listTownsOfDepartment } from './list-towns.ts';
import { type RankedPlace, rankPlaces, toDivision, toLocality } from './places.domain.ts';
import { placesRepository } from './places.repository.ts';
import type { Locality, Place } from './places.schema.ts';

const suggestionCount = 8;
// "Loire" begins a word of nine departments and regions, which must not hide the towns.
const divisionCount = 3;
// Farther away, a point is at sea or abroad, and the nearest town would be misleading.
const nearestWithinM = 30_000;

const levelOfKind: Partial<Record<PlaceKind, RegionLevel>> = {
  department: 'FRENCH_DEPARTMENT',
  region: 'FRENCH_REGION',
};

export function placesService(db: SqlClient) {
  const places = placesRepository(db);

  async function listDivisions(text: string, levels: RegionLevel[]): Promise<RankedPlace[]> {
    const query = readDivisionText(text);
    if (query === undefined || levels.length === 0) return [];
    const { name, number } = query;
    const divisions = await places.listDivisions({ name, number, levels, count: divisionCount });
    return divisions.map((division) => ({ place: toDivision(division), score: division.score }));
  }

  return {
    /** At most 8 suggestions, the best first. */
    search: async (text: string, kinds: readonly PlaceKind[] = placeKinds): Promise<Place[]> => {
      const hasTowns = kinds.includes('commune');
      const levels = kinds.flatMap((kind) => levelOfKind[kind] ?? []);
      const divisions = await listDivisions(text, levels);
      const deps = { places, count: suggestionCount };
      const ofDepartment = hasTowns ? await listTownsOfDepartment(deps)(text) : [];
      const isInFrance = ofDepartment.length > 0;
      const towns = isInFrance || !hasTowns ? ofDepartment : await listTowns(deps)(text);
      const district = findDistrict(text);
      const foreign = isInFrance ? undefined : findForeignTown(text);
      const named = insertForeign(rankPlaces([...divisions, ...towns]), foreign);
      const found = district === undefined ? named : [district, ...named];
      return (found.length > 0 ? found : await guessPlaces({ places })(text, hasTowns, levels))
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
