// Specification: §2.25
import { describe, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { lastRankAt, leastPopulationAt, toleranceAt } from './basemap.domain.ts';
import { basemapService } from './basemap.service.ts';

const box = { west: 0, south: 47, east: 2, north: 48 };
const square = (west: number) => ({
  type: 'Feature',
  properties: { nom: 'Carré' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 47],
        [west + 1, 47],
        [west + 1, 48],
        [west, 48],
        [west, 47],
      ],
    ],
  },
});
const river = (rank: number, coordinates: number[][]) => ({
  type: 'Feature',
  properties: { rank },
  geometry: { type: 'LineString', coordinates },
});
const collection = (...features: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });
const files = {
  border: collection(square(0.5), square(1.5)),
  river: collection(
    river(1, [
      [-1, 47.5],
      [3, 47.5],
    ]),
    river(12, [
      [0.2, 47.1],
      [0.4, 47.2],
    ]),
    river(1, [
      [55, -21],
      [55.5, -21.2],
    ]),
  ),
};

describe('GET /basemap', () => {
  it('200: returns towns, largest first and fewer at zoom 7 than at 9, and no lines before an import', async () => {
    const { db, get } = await startApi();
    await smallGazetteer(db, touraine).loadIfMissing();
    const { status, body, headers } = await get('/basemap', { ...box, zoom: 9 });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const names = body.towns.map((town: { name: string }) => town.name);
    expect(names.slice(0, 3)).toEqual(['Tours', 'Orléans', 'Saint-Pierre-des-Corps']);
    expect(names).toContain('Bléré');
    expect(names).not.toContain('Luzillé');
    expect(body.towns[0]).toEqual({
      name: 'Tours',
      population: 139_000,
      position: { lon: 0.704, lat: 47.3948 },
    });
    expect(body.lines).toEqual([]);
    expect(
      (await get('/basemap', { ...box, zoom: 7 })).body.towns.map(
        (town: { name: string }) => town.name,
      ),
    ).not.toContain('Bléré');
  });

  it('200: clips lines to the box, keeps only borders shared by two areas, omits small rivers at zoom 6; a second import replaces the first', async () => {
    const { db, get } = await startApi();
    await basemapService(db).load(files);
    expect(await basemapService(db).load(files)).toEqual({ border: 1, river: 2 });
    const { body } = await get('/basemap', { ...box, zoom: 8 });
    const [border, ...rivers] = body.lines;
    expect(border.kind).toBe('border');
    // The edge that the two squares share, in either direction.
    expect([
      [1.5, 47, 1.5, 48],
      [1.5, 48, 1.5, 47],
    ]).toContainEqual(border.path);
    expect(rivers).toEqual([
      { kind: 'river', path: [0, 47.5, 2, 47.5] },
      { kind: 'river', path: [0.2, 47.1, 0.4, 47.2] },
    ]);
    expect(
      (await get('/basemap', { ...box, zoom: 6 })).body.lines.filter(
        ({ kind }: { kind: string }) => kind === 'river',
      ),
    ).toHaveLength(1);
  });

  it('400 at /query/east and /query/north: a box with both pairs of edges swapped', async () => {
    const { get } = await startApi();
    const { status, body } = await get('/basemap', { ...box, east: -1, north: 46, zoom: 9 });
    expect(status).toBe(400);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/query/east',
      '/query/north',
    ]);
  });

  it('400: refuses an empty edge or zoom instead of reading it as 0', async () => {
    const { get } = await startApi();
    expect((await get('/basemap', { ...box, west: '', zoom: 9 })).status).toBe(400);
    expect((await get('/basemap', { ...box, zoom: '' })).status).toBe(400);
  });
});

it('the basemap import refuses a lake file that is not GeoJSON with an error that contains "lake", and keeps the stored lines', async () => {
  const { db, get } = await startApi();
  await basemapService(db).load(files);
  await expect(basemapService(db).load({ lake: '{"type":"Topology"}' })).rejects.toThrow('"lake"');
  expect((await get('/basemap', { ...box, zoom: 8 })).body.lines).toHaveLength(3);
});

it('by zoom, leastPopulationAt falls from 150,000 to 0, lastRankAt rises from 5 to 99, and toleranceAt is half a pixel', () => {
  expect([5, 7, 9, 10, 11].map(leastPopulationAt)).toEqual([150_000, 20_000, 2500, 700, 0]);
  expect([6, 7, 8].map(lastRankAt)).toEqual([5, 9, 99]);
  expect(toleranceAt(9)).toBeCloseTo(0.00137, 5);
});
