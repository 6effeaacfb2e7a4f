import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { toLambert93 } from './lambert.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: z.object({
        type: z.literal('Point'),
        coordinates: z.tuple([z.number(), z.number()]),
      }),
      properties: z.looseObject({ score: z.number(), type: z.string() }),
    }),
  ),
});
const get = (path: string, query: Record<string, string>) =>
  fetch(`${sandbox.settings.geocoder?.GEOCODER_URL}/${path}?${new URLSearchParams(query)}`);
const features = async (path: string, query: Record<string, string>) =>
  collection.parse(await (await get(path, query)).json()).features;
const search = (q: string, more: Record<string, string> = {}) => features('search', { q, ...more });
const TOURS = { lon: 0.68, lat: 47.39 };

describe('address search of the geocoder stand-in', () => {
  it('returns a house number of a known street with its properties, a score of at least 0.8, and a position near Tours', async () => {
    const [first] = await search('12 rue de la République 37000 Tours', {
      autocomplete: '0',
      limit: '1',
    });
    expect(first?.properties).toMatchObject({
      label: '12 Rue de la République 37000 Tours',
      type: 'housenumber',
      name: '12 Rue de la République',
      housenumber: '12',
      street: 'Rue de la République',
      postcode: '37000',
      citycode: '37261',
      city: 'Tours',
      context: '37, Indre-et-Loire, Centre-Val de Loire',
      _type: 'address',
      x: expect.any(Number),
    });
    expect(first?.properties.score).toBeGreaterThanOrEqual(0.8);
    const [lon = 0, lat = 0] = first?.geometry.coordinates ?? [];
    expect(Math.hypot(lon - TOURS.lon, lat - TOURS.lat)).toBeLessThan(0.05);
  });

  it('returns the same position for an address each time, and another one for another number', async () => {
    const place = async (q: string) => (await search(q))[0]?.geometry.coordinates;
    expect(await place('12 rue haute Tours')).toEqual(await place('12 rue haute Tours'));
    expect(await place('12 rue haute Tours')).not.toEqual(await place('14 rue haute Tours'));
  });

  it('scores an unknown street from 0.5 to 0.8, and finds nothing for "introuvable" or for unknown words', async () => {
    const [unsure] = await search('3 rue des Essais Tours');
    expect(unsure?.properties).toMatchObject({
      name: '3 Rue des Essais',
      score: expect.any(Number),
    });
    expect(unsure?.properties.score).toBeGreaterThanOrEqual(0.5);
    expect(unsure?.properties.score).toBeLessThan(0.8);
    expect(await search('3 rue introuvable Tours')).toEqual([]);
    expect(await search('zzzz qqqq')).toEqual([]);
  });

  it('completes the beginning of a street, with a whole town or with the beginning of one', async () => {
    expect((await search('rue de la Tours'))[0]?.properties.name).toBe('Rue de la République');
    expect((await search('rue des til tou'))[0]?.properties.name).toBe('Rue des Tilleuls');
  });

  it('returns only results of the requested commune, type or postcode', async () => {
    const saint = await search('place de la mairie Saint-Denis', { citycode: '93066' });
    expect(saint.map(({ properties }) => properties.citycode)).toEqual(['93066']);
    const towns = await search('Tours', { type: 'municipality' });
    expect(towns[0]?.properties).toMatchObject({
      type: 'municipality',
      city: 'Tours',
      id: '37261',
    });
    expect(await search('Tours', { type: 'street' })).toEqual([]);
    expect((await search('rue haute', { postcode: '37000' }))[0]?.properties.city).toBe('Tours');
  });

  it('finds several communes for Saint-Denis; with a position, puts the nearest Saint-Pierre first', async () => {
    const byPopulation = await search('Saint-Denis', { limit: '20' });
    expect(byPopulation.length).toBeGreaterThan(1);
    const near = await search('place de la mairie Saint-Pierre', { lon: '55.47', lat: '-21.34' });
    expect(near[0]?.properties.citycode).toBe('97416');
  });

  it('returns name, town, postcode and category of a place of general interest as lists', async () => {
    const [mairie] = await search('mairie Tours', { index: 'poi' });
    expect(mairie?.properties).toMatchObject({
      name: ['Mairie de Tours'],
      city: ['Tours'],
      postcode: ['37000'],
      category: ['administratif', 'mairie'],
    });
  });
});

it('the geocoder stand-in returns a railway station at its real position, before the coach station, and finds it by a text without its town', async () => {
  const [gare, coaches] = await search('gare de Tours', { index: 'poi' });
  expect(gare).toMatchObject({
    geometry: { coordinates: [0.69389, 47.38972] },
    properties: {
      toponym: 'Gare de Tours',
      city: ['Tours'],
      category: ['équipement de transport', 'gare voyageurs uniquement'],
    },
  });
  expect(coaches?.properties.toponym).toBe('Gare routière de Tours');
  const [paris] = await search('gare montparnasse', { index: 'poi' });
  expect(paris?.properties).toMatchObject({ toponym: 'Gare Montparnasse', city: ['Paris'] });
  const [invented] = await search('gare de Loches', { index: 'poi' });
  expect(invented?.properties.toponym).toBe('Gare de Loches');
});

describe('reverse search of the geocoder stand-in', () => {
  it('finds the address at a point, and its commune for the type municipality, with the distance', async () => {
    const [address] = await features('reverse', { lon: '0.69', lat: '47.39' });
    expect(address?.properties).toMatchObject({ type: 'housenumber', city: 'Tours', distance: 0 });
    expect(address?.geometry.coordinates).toEqual([0.69, 47.39]);
    const [town] = await features('reverse', { lon: '0.69', lat: '47.39', type: 'municipality' });
    expect(town?.properties).toMatchObject({
      type: 'municipality',
      citycode: '37261',
      distance: expect.any(Number),
    });
  });

  it('finds nothing at sea', async () => {
    expect(await features('reverse', { lon: '-8', lat: '46' })).toEqual([]);
  });
});

describe('refusals of the geocoder stand-in', () => {
  it.each<[Record<string, string>, string]>([
    [{ q: 'ab' }, 'q:'],
    [{ q: '"Tours"' }, 'q:'],
    [{ q: 'x'.repeat(201) }, 'q:'],
    [{ q: 'Tours', postcode: '37' }, 'postcode:'],
    [{ q: 'Tours', limit: '21' }, ''],
  ])('answers 400 with a detail for the query %j', async (query, detail) => {
    const answer = await get('search', query);
    expect(answer.status).toBe(400);
    const body = z
      .object({ code: z.literal(400), message: z.string(), detail: z.array(z.string()) })
      .parse(await answer.json());
    expect(body.detail[0]).toContain(detail);
  });

  it('answers 501 for parcels, 404 for completion, and 400 for a reverse search without a latitude', async () => {
    expect((await get('search', { q: 'Tours', index: 'parcel' })).status).toBe(501);
    expect((await get('completion', { text: 'Tours' })).status).toBe(404);
    expect((await get('reverse', { lon: '0' })).status).toBe(400);
  });
});

it('toLambert93 converts the origin of the projection to its defined coordinates in metres', () => {
  // The origin of the projection, which has these coordinates by definition.
  expect(toLambert93({ lon: 3, lat: 46.5 })).toEqual({
    x: 700_000,
    y: expect.closeTo(6_600_000, 0),
  });
});
