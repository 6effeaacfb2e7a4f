import { departmentCode } from '@parages/contracts/vocabulary/places/department-code';
import type { RegionLevel } from '@parages/contracts/vocabulary/places/region-levels';
import type { Locality, Place } from './places.schema.ts';

export type Town = {
  id: string;
  name: string;
  insee: string;
  departmentName: string | null;
  lon: number | null;
  lat: number | null;
  postalCode: string | null;
  isApproximate: boolean;
};
export type FoundTown = Town & {
  matchedName: string;
  matchedKind: 'current' | 'former' | 'district';
};

type Division = Pick<Town, 'id' | 'name' | 'insee' | 'lon' | 'lat'> & { level: RegionLevel };

/** The score is that of list-places-by-name.sql. */
export type RankedPlace = { place: Place; score: number };

// "Tours (37), Indre-et-Loire"; without the department's name when there is none (some overseas
// territories) or it equals the town's (Paris).
const fullName = ({
  name,
  insee,
  departmentName,
}: Pick<Town, 'name' | 'insee' | 'departmentName'>): string =>
  `${name} (${departmentCode(insee)})${departmentName === null || departmentName === name ? '' : `, ${departmentName}`}`;

const positionOf = ({ lon, lat }: Pick<Town, 'lon' | 'lat'>): Locality['position'] =>
  lon === null || lat === null ? null : { lon, lat };

export const toLocality = (town: Town): Locality => ({
  id: town.id,
  name: town.name,
  fullName: fullName(town),
  position: positionOf(town),
  postalCode: town.postalCode,
  isApproximate: town.isApproximate,
});

export const toPlace = (town: FoundTown): Place => ({
  ...toLocality(town),
  kind: 'commune',
  disabled: positionOf(town) === null,
  matchedName:
    town.matchedKind === 'current' ? null : { name: town.matchedName, kind: town.matchedKind },
});

export function toDivision({ id, name, insee, level, ...point }: Division): Place {
  const isRegion = level === 'FRENCH_REGION';
  const position = positionOf(point);
  return {
    id,
    kind: isRegion ? 'region' : 'department',
    name,
    fullName: isRegion ? name : `${name} (${insee})`,
    position,
    postalCode: null,
    isApproximate: false,
    disabled: position === null,
    matchedName: null,
  };
}

const isDouble = (place: Place, other: Place): boolean =>
  place.kind !== 'commune' &&
  place.name === other.name &&
  place.position?.lon === other.position?.lon &&
  place.position?.lat === other.position?.lat;

/**
 * Each place once. Leaves out a division with the name and the position of a town (Paris) or of a
 * division before it (the region of Guadeloupe).
 */
export function withoutDoubles(places: readonly Place[]): Place[] {
  const communes = places.filter(({ kind }) => kind === 'commune');
  return places.filter((place, index) => {
    const earlier = places.slice(0, index);
    return (
      !earlier.some(({ id }) => id === place.id) &&
      ![...communes, ...earlier].some((other) => isDouble(place, other))
    );
  });
}

/** Towns and divisions by decreasing score, each once. */
export function rankPlaces(ranked: readonly RankedPlace[]): RankedPlace[] {
  const sorted = [...ranked].sort((one, other) => other.score - one.score);
  const kept = new Set(withoutDoubles(sorted.map(({ place }) => place)));
  return sorted.filter(({ place }) => kept.has(place));
}
