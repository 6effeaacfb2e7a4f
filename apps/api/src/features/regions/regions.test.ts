// Specification: §3.12, §7.12
import { expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../test/servers/start-api.ts';

it('200: GET /regions/:slug answers a town, a department, a region or the country, with the slug of its parent', async () => {
  const { db, get } = await startApi();
  await smallGazetteer(db, touraine).loadIfMissing();
  const tours = await get('/regions/tours');
  expect(tours.status).toBe(200);
  expect(tours.body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slug: 'tours',
    name: 'Tours',
    level: 'CITY',
    insee: '37261',
    position: { lon: 0.704, lat: 47.3948 },
    parentSlug: 'indre-et-loire',
  });
  expect((await get('/regions/indre-et-loire')).body).toMatchObject({
    level: 'FRENCH_DEPARTMENT',
    insee: '37',
    parentSlug: 'centre-val-de-loire',
  });
  expect((await get('/regions/centre-val-de-loire')).body).toMatchObject({
    level: 'FRENCH_REGION',
    parentSlug: 'france',
  });
  expect((await get('/regions/france')).body).toMatchObject({
    level: 'COUNTRY',
    insee: 'FR',
    parentSlug: null,
  });
  expect((await get('/regions/paris-departement')).body).toMatchObject({
    level: 'FRENCH_DEPARTMENT',
    name: 'Paris',
  });
  expect((await get('/regions/nulle-part')).body).toMatchObject({
    name: 'Nulle-Part',
    position: { lon: 1.80195 },
  });
});

it('404 region_not_found: GET /regions/:slug refuses an unknown slug', async () => {
  const { get } = await startApi();
  const { status, body } = await get('/regions/atlantide');
  expect([status, body.code]).toEqual([404, 'region_not_found']);
});
