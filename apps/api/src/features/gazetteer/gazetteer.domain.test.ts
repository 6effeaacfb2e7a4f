// Specification: §7.9
import { describe, expect, it } from 'vitest';
import type { Commune, TownPoint } from '../../gateways/commune-list/commune-list.ts';
import { buildGazetteer, regionId } from './gazetteer.domain.ts';
import { choosePositions } from './place-positions.domain.ts';
import { assignSlugs, type Sluggable, slugify } from './place-slugs.domain.ts';

const commune = (code: string, name: string, more: Partial<Commune> = {}): Commune => ({
  code,
  name,
  departmentCode: code.slice(0, 2),
  regionCode: '24',
  groupCode: null,
  formerCodes: [],
  postalCodes: [],
  population: 1000,
  isMetropolitan: true,
  ...more,
});
const townPoint = (
  communeCode: string | null,
  name: string,
  lon: number,
  lat: number,
  more: Partial<TownPoint> = {},
): TownPoint => ({
  communeCode,
  country: 'FR',
  name,
  population: 1000,
  isSeat: false,
  point: { lon, lat },
  ...more,
});

describe('choosePositions', () => {
  const nowhere = new Map<string, never>();

  it('puts Orléans at the town centre fixed in the code, even if GeoNames and the official centres have others', () => {
    const positions = choosePositions(
      [commune('45234', 'Orléans')],
      [townPoint('45234', 'Orléans', 1.5, 47.5)],
      new Map([['45234', { lon: 1.9122, lat: 47.8734 }]]),
    );
    expect(positions.get('45234')).toEqual({ lon: 1.9039, lat: 47.9029, source: 'town-centre' });
  });

  it('prefers the GeoNames point with the commune’s name to a more populous part, and the seat to a namesake hamlet', () => {
    const points = [
      townPoint('39478', 'Valfin', 5.8, 46.4, { population: 13_000 }),
      townPoint('39478', 'Saint-Claude', 5.9, 46.3, { population: 12_000, isSeat: true }),
      townPoint('39478', 'Saint-Claude', 5.7, 46.2, { population: 15_000 }),
    ];
    expect(
      choosePositions([commune('39478', 'Saint-Claude')], points, nowhere).get('39478'),
    ).toMatchObject({
      lon: 5.9,
      source: 'geonames',
    });
  });

  it.each([
    ['keeps a namesake point within 5 km of the official centre', 'Bléré', 1.02, 'geonames'],
    ['takes the official centre when the point is more than 5 km away', 'Bléré', 1.2, 'official'],
    [
      'takes the official centre when the point has the name of a part',
      'Ailleurs',
      1.02,
      'official',
    ],
  ])('%s', (_, name, lon, source) => {
    const positions = choosePositions(
      [commune('37027', 'Bléré')],
      [townPoint('37027', name, lon, 47)],
      new Map([['37027', { lon: 1, lat: 47 }]]),
    );
    expect(positions.get('37027')?.source).toBe(source);
  });

  it('places a metropolitan commune without point at the mean of its postcode, else group or department', () => {
    const communes = [
      commune('37001', 'A', { postalCodes: ['37100'], groupCode: 'g' }),
      commune('37002', 'B', { postalCodes: ['37100'] }),
      commune('37003', 'C', { postalCodes: ['37100'] }),
      commune('37004', 'D', { postalCodes: ['37900'], groupCode: 'g' }),
      commune('37005', 'E', { postalCodes: ['37901'] }),
      commune('98801', 'F', { departmentCode: '988', isMetropolitan: false }),
    ];
    const positions = choosePositions(
      communes,
      [townPoint('37001', 'A', 1, 47), townPoint('37002', 'B', 1.2, 47.2)],
      nowhere,
    );
    expect(positions.get('37003')).toEqual({
      lon: expect.closeTo(1.1),
      lat: expect.closeTo(47.1),
      source: 'postcode',
    });
    expect(positions.get('37004')).toEqual({ lon: 1, lat: 47, source: 'postcode' });
    expect(positions.get('37005')).toMatchObject({ lon: expect.closeTo(1.1), source: 'postcode' });
    expect(positions.has('98801')).toBe(false);
  });

  it('ignores a point far from every town of its postcode and takes the mean of those towns', () => {
    const communes = [
      commune('40271', 'Sainte-Marie-de-Gosse', { postalCodes: ['40390'] }),
      commune('40002', 'Voisine', { postalCodes: ['40390'] }),
      commune('40003', 'Autre', { postalCodes: ['40390'] }),
    ];
    const points = [
      townPoint('40271', 'Sainte-Marie-de-Gosse', -0.3, 43.9),
      townPoint('40002', 'Voisine', -1.3, 43.55),
      townPoint('40003', 'Autre', -1.35, 43.6),
    ];
    expect(choosePositions(communes, points, nowhere).get('40271')).toMatchObject({
      lon: expect.closeTo(-1.325),
      source: 'postcode',
    });
  });

  it('matches points without INSEE code (Paris, overseas) to communes by name, or when the territory has one commune', () => {
    const communes = [
      commune('75056', 'Paris'),
      commune('98735', 'Papeete', { departmentCode: '987', isMetropolitan: false }),
      commune('98729', 'Moorea-Maiao', { departmentCode: '987', isMetropolitan: false }),
      commune('97701', 'Saint-Barthélemy', { departmentCode: '977', isMetropolitan: false }),
    ];
    const points = [
      townPoint(null, 'Paris', 2.3488, 48.85341),
      townPoint(null, 'Papeete', -149.57, -17.54, { country: 'PF' }),
      townPoint(null, 'Gustavia', -62.85, 17.9, { country: 'BL' }),
    ];
    const positions = choosePositions(communes, points, nowhere);
    expect(communes.map(({ code }) => positions.get(code)?.lon)).toEqual([
      2.3488,
      -149.57,
      undefined,
      -62.85,
    ]);
  });
});

describe('slugs of communes, departments and regions', () => {
  it.each([
    ["L'Haÿ-les-Roses", 'l-hay-les-roses'],
    ['Œuilly', 'oeuilly'],
    ['Sainte-Marie-aux-Chênes', 'sainte-marie-aux-chenes'],
    ['Provence-Alpes-Côte d’Azur', 'provence-alpes-cote-d-azur'],
  ])('slugify turns %s into %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('are the name for the most populous commune; a namesake commune, department or region has a suffix', () => {
    const place = (
      level: Sluggable['level'],
      insee: string,
      name: string,
      population: number,
    ): Sluggable => ({
      level,
      insee,
      name,
      population,
      departmentCode: insee.slice(0, 2),
    });
    const places = [
      place('FRENCH_REGION', '53', 'Bretagne', 3_000_000),
      place('FRENCH_DEPARTMENT', '75', 'Paris', 2_000_000),
      place('FRENCH_DEPARTMENT', '37', 'Indre-et-Loire', 600_000),
      place('CITY', '36024', 'Bretagne', 100),
      place('CITY', '90019', 'Bretagne', 300),
      place('CITY', '90020', 'Bretagne', 50),
      place('CITY', '90021', 'Bretagne', 40),
      place('CITY', '75056', 'Paris', 2_000_000),
    ];
    const slugs = assignSlugs(places);
    expect(places.map((each) => slugs.get(each))).toEqual([
      'bretagne-region',
      'paris-departement',
      'indre-et-loire',
      'bretagne-36',
      'bretagne',
      'bretagne-90',
      'bretagne-90021',
      'paris',
    ]);
  });
});

it('buildGazetteer skips former names equal to the present one or of unknown communes, and resolves codes of absorbed communes', () => {
  const { names } = buildGazetteer(
    {
      communes: [commune('37261', 'Tours', { formerCodes: ['37239'] })],
      innerNames: [
        { communeCode: '37261', name: 'TOURS', kind: 'former', population: 0 },
        { communeCode: '37239', name: 'Saint-Symphorien', kind: 'former', population: 0 },
        { communeCode: '99999', name: 'Perdue', kind: 'former', population: 0 },
      ],
      departments: [],
      regions: [],
    },
    new Map(),
  );
  const id = regionId('CITY', '37261');
  expect(names).toEqual([
    { regionId: id, kind: 'current', name: 'Tours', population: 1000 },
    { regionId: id, kind: 'former', name: 'Saint-Symphorien', population: 1000 },
  ]);
});
