// Specification: §7.9
import { describe, expect, it } from 'vitest';
import type { Commune, TownPoint } from '../../gateways/commune-list/commune-list.ts';
import { buildGazetteer, regionId } from './gazetteer.domain.ts';
import { choosePositions } from './place-positions.domain.ts';
import { assignSlugs, type Sluggable } from './place-slugs.domain.ts';

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
  const place = (
    level: Sluggable['level'],
    insee: string,
    name: string,
    departmentCode = insee.slice(0, 2),
  ): Sluggable => ({ level, insee, name, departmentCode });
  const city = (insee: string, name: string, departmentCode?: string): Sluggable =>
    place('CITY', insee, name, departmentCode);

  it.each([
    ['a plain name', 'Amboise', '37003', 'amboise'],
    ['an apostrophe', "L'Haÿ-les-Roses", '94038', 'l-hay-les-roses'],
    ['a typographic apostrophe', 'Villeneuve-d’Ascq', '59009', 'villeneuve-d-ascq'],
    ['a ligature', 'Œuilly', '02565', 'oeuilly'],
    ['an article', 'Le Mans', '72181', 'le-mans'],
    ['accents', 'Sainte-Marie-aux-Chênes', '57620', 'sainte-marie-aux-chenes'],
    ['"Saint" in full', 'Saint-Étienne', '42218', 'saint-etienne'],
    ['a name of one letter', 'Y', '80829', 'y'],
    ['parentheses', 'Château-Chinon (Ville)', '58062', 'chateau-chinon-ville'],
    ['a town with arrondissements', 'Paris', '75056', 'paris'],
    ['Corsica', 'L’Île-Rousse', '2B134', 'l-ile-rousse'],
    ['overseas', 'Nouméa', '98818', 'noumea'],
  ])('a commune whose name no other has: %s, %s (%s) is %s', (_, name, insee, slug) => {
    const alone = city(insee, name);
    expect(assignSlugs([alone]).get(alone)).toBe(slug);
  });

  it.each([
    [
      'each have the number of their department',
      [city('93066', 'Saint-Denis'), city('97411', 'Saint-Denis', '974')],
      ['saint-denis-93', 'saint-denis-974'],
    ],
    [
      'count as such without accents, ligatures and hyphens',
      [city('51423', 'Œuilly'), city('02565', 'Oeuilly')],
      ['oeuilly-51', 'oeuilly-02'],
    ],
    [
      'in Corsica have its letter in lower case',
      [city('2A001', 'Afa'), city('2B002', 'Afa')],
      ['afa-2a', 'afa-2b'],
    ],
    [
      'of one department have their INSEE code',
      [city('90019', 'Bretagne'), city('90021', 'Bretagne'), city('36024', 'Bretagne')],
      ['bretagne-90019', 'bretagne-90021', 'bretagne-36'],
    ],
    [
      'of a specified town leave it its name',
      [city('37261', 'Tours'), city('63999', 'Tours')],
      ['tours', 'tours-63'],
    ],
    [
      'do not include a longer name',
      [city('37234', 'Saint-Pierre'), city('37233', 'Saint-Pierre-des-Corps')],
      ['saint-pierre', 'saint-pierre-des-corps'],
    ],
  ])('homonyms %s, in every order', (_, communes, expected) => {
    for (const order of [communes, [...communes].reverse()]) {
      const slugs = assignSlugs(order);
      expect(communes.map((each) => slugs.get(each))).toEqual(expected);
    }
  });

  it('a department or region is its name, with its level when a commune or a wider division has that name', () => {
    const places = [
      place('FRENCH_REGION', '53', 'Bretagne'),
      place('FRENCH_DEPARTMENT', '75', 'Paris'),
      place('FRENCH_DEPARTMENT', '37', 'Indre-et-Loire'),
      place('FRENCH_REGION', '93', 'Provence-Alpes-Côte d’Azur'),
      place('FRENCH_REGION', '04', 'La Réunion'),
      place('FRENCH_DEPARTMENT', '974', 'La Réunion'),
      city('36024', 'Bretagne'),
      city('90019', 'Bretagne'),
      city('75056', 'Paris'),
    ];
    const slugs = assignSlugs(places);
    expect(places.slice(0, 6).map((each) => slugs.get(each))).toEqual([
      'bretagne-region',
      'paris-departement',
      'indre-et-loire',
      'provence-alpes-cote-d-azur',
      'la-reunion',
      'la-reunion-departement',
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
