import { readDivisionText } from './division-text.domain.ts';
import { findLandmark, knownCommunes } from './landmarks.domain.ts';
import {
  type PlaceQuery,
  readPlaceText,
  readPlaceWithArea,
  readPlaceWithDepartment,
} from './place-text.domain.ts';
import { type FoundTown, type RankedPlace, toPlace } from './places.domain.ts';
import type { PlacesRepository } from './places.repository.ts';

type ListTownsDeps = { places: PlacesRepository; count: number };
type NameQuery = Pick<PlaceQuery, 'spellings' | 'area'>;

// Towns of a postcode are in their order already, after a department with this number.
const inOrder = (town: FoundTown): RankedPlace => ({ place: toPlace(town), score: 0 });

const listByName =
  ({ places, count }: ListTownsDeps) =>
  async ({ spellings, area }: NameQuery): Promise<RankedPlace[]> => {
    const towns = await places.listByName({ spellings, area, known: knownCommunes, count });
    return towns.map((town) => ({ place: toPlace(town), score: town.score }));
  };

/** The towns of a postcode or name, of a name and its area, or around a sight, the best first. */
export const listTowns =
  (deps: ListTownsDeps) =>
  async (text: string): Promise<RankedPlace[]> => {
    const { spellings, area, postalCode } = readPlaceText(text);
    if (postalCode !== null)
      return (await deps.places.listByPostalCode({ postalCode, count: deps.count })).map(inOrder);
    const list = listByName(deps);
    const named = spellings.length === 0 ? [] : await list({ spellings, area });
    if (named.length > 0) return named;
    const withArea = readPlaceWithArea(text);
    const inArea = withArea === undefined ? [] : await list(withArea);
    if (inArea.length > 0) return inArea;
    const landmark = findLandmark(text);
    return landmark === undefined ? [] : list({ spellings: [landmark.town], area: landmark.insee });
  };

/** The towns of a name and the department whose name follows it, the best first. */
export const listTownsOfDepartment =
  (deps: ListTownsDeps) =>
  async (text: string): Promise<RankedPlace[]> => {
    const query = readPlaceWithDepartment(text);
    const name = query && readDivisionText(query.department)?.name;
    if (!query || !name) return [];
    const levels = ['FRENCH_DEPARTMENT' as const];
    const [department] = await deps.places.listDivisions({ name, number: null, levels, count: 1 });
    if (department === undefined) return [];
    return listByName(deps)({ spellings: query.spellings, area: department.insee });
  };
