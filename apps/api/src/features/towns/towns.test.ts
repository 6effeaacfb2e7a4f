// Specification: §7.13, §8.1
import { towns } from '@parages/contracts/vocabulary/places/towns';
import { expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../test/servers/start-api.ts';

async function startWithTowns() {
  const api = await startApi();
  await smallGazetteer(api.db, touraine).loadWithCentres(new Map());
  return api;
}

it('200: GET /towns/:slug answers the slug, name and centre of each of the five towns', async () => {
  const { get } = await startApi();
  for (const { slug, name, position } of towns) {
    const { status, body } = await get(`/towns/${slug}`);
    expect([status, body]).toEqual([200, { slug, name, label: name, position, neighbours: [] }]);
  }
});

it('200: GET /towns/:slug answers any commune with its neighbours within 30 km, the nearest first', async () => {
  const { get } = await startWithTowns();
  const { status, body, headers } = await get('/towns/blere');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(body).toEqual({
    slug: 'blere',
    name: 'Bléré',
    label: 'Bléré',
    position: { lon: 0.9886, lat: 47.3275 },
    neighbours: [
      { slug: 'luzille', label: 'Luzillé' },
      { slug: 'saint-pierre-des-corps', label: 'Saint-Pierre-des-Corps' },
      { slug: 'l-oeuvre-sur-indre', label: "L'Œuvre-sur-Indre" },
      { slug: 'tours', label: 'Tours' },
    ],
  });
  expect(
    (await get('/towns/tours')).body.neighbours.map(({ slug }: { slug: string }) => slug),
  ).toEqual([
    'saint-pierre-des-corps',
    'l-oeuvre-sur-indre',
    expect.any(String),
    expect.any(String),
  ]);
});

it('200: GET /towns/:slug labels homonyms with their department, overseas too, and finds the most populous one by the bare name', async () => {
  const { get } = await startWithTowns();
  expect((await get('/towns/saint-pierre-45')).body).toMatchObject({
    slug: 'saint-pierre-45',
    name: 'Saint-Pierre',
    label: 'Saint-Pierre (45)',
    position: { lon: 1.7, lat: 47.78 },
  });
  for (const slug of ['saint-pierre-974', 'saint-pierre'])
    expect((await get(`/towns/${slug}`)).body).toMatchObject({
      slug: 'saint-pierre-974',
      label: 'Saint-Pierre (974)',
      position: { lon: 55.478, lat: -21.339 },
    });
});

it('404 town_not_found: GET /towns/:slug refuses a slug of no commune: unknown, in capitals, of a former commune or a department', async () => {
  const { get } = await startWithTowns();
  const unknown = ['atlantis', 'Tours', 'constructor', 'saint-symphorien', 'indre-et-loire', '-'];
  for (const slug of unknown) {
    const { status, body } = await get(`/towns/${slug}`);
    expect([status, body.code], slug).toEqual([404, 'town_not_found']);
  }
});

it('404 town_not_found: GET /towns/:slug refuses a commune without a position, and one that the list no longer has', async () => {
  const { db, get } = await startWithTowns();
  await db.region.updateMany({
    where: { insee: '37131' },
    data: { lon: null, lat: null, positionSource: null },
  });
  expect((await get('/towns/luzille')).body.code).toBe('town_not_found');
  const [tours] = touraine.communes;
  await smallGazetteer(db, { communes: tours ? [tours] : [] }).loadWithCentres(new Map());
  expect((await get('/towns/blere')).body.code).toBe('town_not_found');
});

it('400 request_invalid: GET /towns/:slug names the slug that has more than 200 characters', async () => {
  const { get } = await startApi();
  const { status, body } = await get(`/towns/${'a'.repeat(201)}`);
  expect([status, body.code]).toEqual([400, 'request_invalid']);
  expect(JSON.stringify(body)).toContain('slug');
});
