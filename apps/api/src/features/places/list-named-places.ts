import type { PlaceKind } from '@parages/contracts/vocabulary/places/place-kinds';
import type { RegionLevel } from '@parages/contracts/vocabulary/places/region-levels';
import { findDistrict } from './districts.domain.ts';
import { readDivisionText } from './division-text.domain.ts';
import { findForeignTown, insertForeign } from './foreign-towns.domain.ts';
import { listTowns, listTownsOfDepartment } from './list-towns.ts';
import { type RankedPlace, rankPlaces, toDivision } from './places.domain.ts';
import type { PlacesRepository } from './places.repository.ts';
import type { Place } from './places.schema.ts';

export type ListNamedPlacesDeps = { places: PlacesRepository; count: number };

// "Loire" begins a word of nine departments and regions, which must not hide the towns.
const divisionCount = 3;

const levelOfKind: Partial<Record<PlaceKind, RegionLevel>> = {
  department: 'FRENCH_DEPARTMENT',
  region: 'FRENCH_REGION',
};

export const levelsOf = (kinds: readonly PlaceKind[]): RegionLevel[] =>
  kinds.flatMap((kind) => levelOfKind[kind] ?? []);

const listDivisions =
  ({ places }: ListNamedPlacesDeps) =>
  async (text: string, levels: RegionLevel[]): Promise<RankedPlace[]> => {
    const query = readDivisionText(text);
    if (query === undefined || levels.length === 0) return [];
    const { name, number } = query;
    const divisions = await places.listDivisions({ name, number, levels, count: divisionCount });
    return divisions.map((division) => ({ place: toDivision(division), score: division.score }));
  };

/**
 * The towns and divisions of the kinds that a text names without an error, the best first, with the
 * arrondissement and the town outside France of any kinds, since these make a guess superfluous.
 */
export const listNamedPlaces =
  (deps: ListNamedPlacesDeps) =>
  async (text: string, kinds: readonly PlaceKind[]): Promise<Place[]> => {
    const hasTowns = kinds.includes('commune');
    const divisions = await listDivisions(deps)(text, levelsOf(kinds));
    const ofDepartment = hasTowns ? await listTownsOfDepartment(deps)(text) : [];
    const isInFrance = ofDepartment.length > 0;
    const towns = isInFrance || !hasTowns ? ofDepartment : await listTowns(deps)(text);
    const district = findDistrict(text);
    const foreign = isInFrance ? undefined : findForeignTown(text);
    const named = insertForeign(rankPlaces([...divisions, ...towns]), foreign);
    return district === undefined ? named : [district, ...named];
  };
