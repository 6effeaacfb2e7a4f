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

// Department codes that begin with 97 or 98 (overseas) have three digits.
const departmentCode = (insee: string): string => insee.slice(0, /^9[78]/.test(insee) ? 3 : 2);

// "Tours (37), Indre-et-Loire"; without the department's name when there is none (some overseas
// territories) or it equals the town's (Paris).
const fullName = ({
  name,
  insee,
  departmentName,
}: Pick<Town, 'name' | 'insee' | 'departmentName'>): string =>
  `${name} (${departmentCode(insee)})${departmentName === null || departmentName === name ? '' : `, ${departmentName}`}`;

export const toLocality = (town: Town): Locality => ({
  id: town.id,
  name: town.name,
  fullName: fullName(town),
  position: town.lon === null || town.lat === null ? null : { lon: town.lon, lat: town.lat },
  postalCode: town.postalCode,
  isApproximate: town.isApproximate,
});

export const toPlace = (town: FoundTown): Place => ({
  ...toLocality(town),
  disabled: town.lon === null || town.lat === null,
  matchedName:
    town.matchedKind === 'current' ? null : { name: town.matchedName, kind: town.matchedKind },
});
