import type { RegionLevel } from '@parages/contracts/vocabulary/places/region-levels';
import { v5 as uuidv5 } from 'uuid';
import type {
  Commune,
  Division,
  Divisions,
  InnerName,
} from '../../gateways/commune-list/commune-list.ts';
import type { Position } from './place-positions.domain.ts';
import { assignSlugs, slugify } from './place-slugs.domain.ts';

type RegionRow = {
  id: string;
  level: RegionLevel;
  insee: string;
  slug: string;
  name: string;
  parentId: string | null;
  population: number;
  postalCodes: string[];
  lon: number | null;
  lat: number | null;
  positionSource: Position['source'] | null;
};
type RegionNameRow = {
  regionId: string;
  kind: 'current' | 'former' | 'district';
  name: string;
  population: number;
};
export type Gazetteer = { regions: RegionRow[]; names: RegionNameRow[] };

const namespace = '6b1c4f1e-6a52-4b0e-9a44-0d9a3c3f7a51';
const country = { code: 'FR', name: 'France', seatCode: '75056' };

/** The permanent id of a place, equal on every machine and after every reload. */
export const regionId = (level: RegionLevel, insee: string): string =>
  uuidv5(`${level}:${insee}`, namespace);

type Draft = Omit<RegionRow, 'slug'> & { departmentCode: string };

const located = (
  position: Position | undefined,
): Pick<RegionRow, 'lon' | 'lat' | 'positionSource'> =>
  position
    ? { lon: position.lon, lat: position.lat, positionSource: position.source }
    : { lon: null, lat: null, positionSource: null };

const sumPopulation = (communes: readonly Commune[]): number =>
  communes.reduce((sum, { population }) => sum + population, 0);

// A country, region or department is placed at the seat of its administration: the mean of its
// communes may be in a forest.
function wideRow(
  level: RegionLevel,
  { code, name, seatCode }: Omit<Division, 'regionCode'>,
  parentId: string | null,
  communes: readonly Commune[],
  positions: ReadonlyMap<string, Position>,
): Draft {
  return {
    id: regionId(level, code),
    level,
    insee: code,
    name,
    parentId,
    population: sumPopulation(communes),
    postalCodes: [],
    departmentCode: code,
    ...located(positions.get(seatCode)),
  };
}

function wideRows(
  { communes, departments, regions }: Divisions,
  positions: ReadonlyMap<string, Position>,
): Draft[] {
  const countryId = regionId('COUNTRY', country.code);
  return [
    wideRow('COUNTRY', country, null, communes, positions),
    ...regions.map((region) =>
      wideRow(
        'FRENCH_REGION',
        region,
        countryId,
        communes.filter(({ regionCode }) => regionCode === region.code),
        positions,
      ),
    ),
    ...departments.map((department) =>
      wideRow(
        'FRENCH_DEPARTMENT',
        department,
        regionId('FRENCH_REGION', department.regionCode),
        communes.filter(({ departmentCode }) => departmentCode === department.code),
        positions,
      ),
    ),
  ];
}

function cityRows(
  { communes, departments }: Divisions,
  positions: ReadonlyMap<string, Position>,
): Draft[] {
  const countryId = regionId('COUNTRY', country.code);
  const departmentIds = new Map(
    departments.map(({ code }) => [code, regionId('FRENCH_DEPARTMENT', code)]),
  );
  return communes.map((commune) => ({
    id: regionId('CITY', commune.code),
    level: 'CITY',
    insee: commune.code,
    name: commune.name,
    // Communes of overseas collectivities have no department, so their parent is the country.
    parentId: departmentIds.get(commune.departmentCode) ?? countryId,
    population: commune.population,
    postalCodes: commune.postalCodes,
    departmentCode: commune.departmentCode,
    ...located(positions.get(commune.code)),
  }));
}

function nameRows(communes: readonly Commune[], innerNames: readonly InnerName[]): RegionNameRow[] {
  const holders = new Map(
    communes.flatMap((commune) =>
      [commune.code, ...commune.formerCodes].map((code) => [code, commune] as const),
    ),
  );
  // A code in use takes precedence over the same code formerly used by another commune.
  for (const commune of communes) holders.set(commune.code, commune);
  const rows = new Map<string, RegionNameRow>();
  const add = (row: RegionNameRow): void => {
    const key = `${row.regionId} ${slugify(row.name)}`;
    if (!rows.has(key)) rows.set(key, row);
  };
  for (const { code, name, population } of communes)
    add({ regionId: regionId('CITY', code), kind: 'current', name, population });
  for (const inner of innerNames) {
    const commune = holders.get(inner.communeCode);
    if (commune === undefined) continue;
    add({
      regionId: regionId('CITY', commune.code),
      kind: inner.kind,
      name: inner.name,
      population: inner.population || commune.population,
    });
  }
  return [...rows.values()];
}

export function buildGazetteer(
  divisions: Divisions,
  positions: ReadonlyMap<string, Position>,
): Gazetteer {
  const drafts = [...wideRows(divisions, positions), ...cityRows(divisions, positions)];
  const slugs = assignSlugs(drafts);
  const regions = drafts.map((draft) => {
    const { departmentCode: _, ...row } = draft;
    return { ...row, slug: slugs.get(draft) ?? '' };
  });
  return { regions, names: nameRows(divisions.communes, divisions.innerNames) };
}
