import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Commune, Division, Divisions, InnerName } from './commune-list.ts';

const resolvePackaged = createRequire(import.meta.url).resolve;

const communeSchema = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.enum([
    'commune-actuelle',
    'commune-deleguee',
    'commune-associee',
    'arrondissement-municipal',
  ]),
  zone: z.enum(['metro', 'drom', 'com']),
  departement: z.string().optional(),
  region: z.string().optional(),
  chefLieu: z.string().optional(),
  commune: z.string().optional(),
  anciensCodes: z.array(z.string()).default([]),
  codesPostaux: z.array(z.string()).default([]),
  population: z.int().default(0),
});
const divisionSchema = z.object({
  code: z.string(),
  nom: z.string(),
  chefLieu: z.string(),
  region: z.string().optional(),
  zone: z.enum(['metro', 'drom', 'com']),
});
const groupSchema = z.object({
  code: z.string(),
  membres: z.array(z.object({ code: z.string() })),
});

type PackagedCommune = z.output<typeof communeSchema>;

const readData = <Item extends z.ZodType>(name: string, item: Item): z.output<Item>[] =>
  z
    .array(item)
    .parse(
      JSON.parse(
        readFileSync(resolvePackaged(`@etalab/decoupage-administratif/data/${name}.json`), 'utf8'),
      ),
    );

const toCommune =
  (groups: ReadonlyMap<string, string>) =>
  (commune: PackagedCommune): Commune => ({
    code: commune.code,
    name: commune.nom,
    departmentCode: commune.departement ?? '',
    regionCode: commune.region ?? '',
    groupCode: groups.get(commune.code) ?? null,
    formerCodes: commune.anciensCodes,
    postalCodes: commune.codesPostaux,
    population: commune.population,
    isMetropolitan: commune.zone === 'metro',
  });

const toInnerName = (commune: PackagedCommune): InnerName => ({
  communeCode: commune.commune ?? commune.chefLieu ?? '',
  name: commune.nom,
  kind: commune.type === 'arrondissement-municipal' ? 'district' : 'former',
  population: commune.population,
});

// The package lists overseas collectivities among regions and departments; they are neither.
const readDivisions = (name: 'regions' | 'departements'): Division[] =>
  readData(name, divisionSchema)
    .filter(({ zone }) => zone !== 'com')
    .map(({ code, nom, chefLieu, region }) => ({
      code,
      name: nom,
      seatCode: chefLieu,
      regionCode: region ?? code,
    }));

/** Reading takes about half a second. */
export function readPackagedDivisions(): Divisions {
  const groups = new Map(
    readData('epci', groupSchema).flatMap(({ code, membres }) =>
      membres.map((member) => [member.code, code] as const),
    ),
  );
  const all = readData('communes', communeSchema);
  return {
    communes: all.filter(({ type }) => type === 'commune-actuelle').map(toCommune(groups)),
    innerNames: all.filter(({ type }) => type !== 'commune-actuelle').map(toInnerName),
    departments: readDivisions('departements'),
    regions: readDivisions('regions'),
  };
}

export const packagedEdition = (): string =>
  z
    .object({ version: z.string() })
    .parse(
      JSON.parse(
        readFileSync(resolvePackaged('@etalab/decoupage-administratif/package.json'), 'utf8'),
      ),
    ).version;
