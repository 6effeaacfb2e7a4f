import { gazetteerService } from '../../src/features/gazetteer/gazetteer.service.ts';
import type {
  Centres,
  Commune,
  InnerName,
  TownPoint,
} from '../../src/gateways/commune-list/commune-list.ts';
import type { Db } from '../../src/platform/database/database.ts';

type SmallCommune = Pick<Commune, 'code' | 'name'> &
  Partial<Commune> & { at?: { lon: number; lat: number } };
export type SmallGazetteer = {
  communes: readonly SmallCommune[];
  innerNames?: InnerName[];
  centres?: Centres;
};

const departments = [
  { code: '37', name: 'Indre-et-Loire', seatCode: '37261', regionCode: '24' },
  { code: '45', name: 'Loiret', seatCode: '45234', regionCode: '24' },
  { code: '75', name: 'Paris', seatCode: '75056', regionCode: '11' },
  { code: '974', name: 'La Réunion', seatCode: '97411', regionCode: '04' },
];
const regions = [
  { code: '24', name: 'Centre-Val de Loire', seatCode: '45234', regionCode: '24' },
  { code: '11', name: 'Île-de-France', seatCode: '75056', regionCode: '11' },
  { code: '04', name: 'La Réunion', seatCode: '97411', regionCode: '04' },
];

const departmentOf = (code: string): string => code.slice(0, code.startsWith('97') ? 3 : 2);

/** `at` is a town-centre point with the name of the commune. */
export function smallGazetteer(
  db: Db,
  { communes, innerNames = [], centres = new Map() }: SmallGazetteer,
) {
  const full = communes.map(
    ({ at: _, ...commune }): Commune => ({
      departmentCode: departmentOf(commune.code),
      regionCode:
        departments.find(({ code }) => code === departmentOf(commune.code))?.regionCode ?? '24',
      groupCode: null,
      formerCodes: [],
      postalCodes: [],
      population: 1000,
      isMetropolitan: !commune.code.startsWith('97'),
      ...commune,
    }),
  );
  const points = communes.flatMap(({ code, name, at }): TownPoint[] =>
    at
      ? [{ communeCode: code, country: 'FR', name, population: 1000, isSeat: false, point: at }]
      : [],
  );
  return gazetteerService({
    db,
    clock: { now: () => new Date('2026-06-10T10:00:00Z') },
    sources: {
      edition: 'test',
      readDivisions: () => ({ communes: full, innerNames, departments, regions }),
      readTownPoints: () => points,
      fetchCentres: async () => {
        if (centres.size === 0) throw new Error('no network');
        return centres;
      },
    },
  });
}

export const touraine: SmallGazetteer = {
  communes: [
    { code: '37261', name: 'Tours', population: 139_000, postalCodes: ['37000', '37100', '37200'] },
    {
      code: '37233',
      name: 'Saint-Pierre-des-Corps',
      population: 16_000,
      postalCodes: ['37700'],
      at: { lon: 0.7285, lat: 47.3906 },
    },
    { code: '37131', name: 'Luzillé', population: 900, postalCodes: ['37150'] },
    {
      code: '37027',
      name: 'Bléré',
      population: 5000,
      postalCodes: ['37150'],
      at: { lon: 0.9886, lat: 47.3275 },
    },
    { code: '45234', name: 'Orléans', population: 116_000, postalCodes: ['45000', '45100'] },
    { code: '72181', name: 'Le Mans', population: 145_000, postalCodes: ['72000', '72100'] },
    {
      code: '75056',
      name: 'Paris',
      population: 2_100_000,
      postalCodes: ['75001', '75015'],
      at: { lon: 2.3488, lat: 48.85341 },
    },
    {
      code: '97416',
      name: 'Saint-Pierre',
      population: 84_000,
      postalCodes: ['97410'],
      at: { lon: 55.478, lat: -21.339 },
    },
    {
      code: '45298',
      name: 'Saint-Pierre',
      population: 200,
      postalCodes: ['45190'],
      at: { lon: 1.7, lat: 47.78 },
    },
    {
      code: '37999',
      name: "L'Œuvre-sur-Indre",
      population: 300,
      postalCodes: ['37250'],
      at: { lon: 0.7, lat: 47.28 },
    },
    { code: '45998', name: 'Nulle-Part', population: 10, postalCodes: ['45999'] },
  ],
  innerNames: [
    { communeCode: '37261', name: 'Saint-Symphorien', kind: 'former', population: 0 },
    {
      communeCode: '75056',
      name: 'Paris 15e Arrondissement',
      kind: 'district',
      population: 230_000,
    },
  ],
};
