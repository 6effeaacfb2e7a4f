import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());

const get = (path: string) => fetch(`${sandbox.settings.communes?.COMMUNES_URL}${path}`);

it('the commune list returns the communes of a name, with the limit and the fields of the query', async () => {
  const answer = await get(
    '/communes?nom=saint-denis&boost=population&limit=2&fields=nom,code,centre,departement',
  );
  expect(await answer.json()).toEqual([
    {
      nom: 'Saint-Denis',
      code: expect.stringMatching(/^(97411|93066)$/),
      centre: { type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] },
      departement: { code: expect.any(String), nom: expect.any(String) },
      _score: 1,
    },
    expect.objectContaining({ nom: 'Saint-Denis' }),
  ]);
});

it('the commune list finds a commune by code, postcode or point', async () => {
  expect(await (await get('/communes/37261')).json()).toMatchObject({
    nom: 'Tours',
    departement: { code: '37', nom: 'Indre-et-Loire' },
  });
  expect(await (await get('/communes?codePostal=37000')).json()).toEqual([
    expect.objectContaining({ code: '37261' }),
  ]);
  expect(await (await get('/communes?lat=47.39&lon=0.69')).json()).toEqual([
    expect.objectContaining({ code: '37261' }),
  ]);
});

it('the commune list answers more than 28,000 communes, Tours among them, to a query without a filter', async () => {
  const all = z
    .array(z.unknown())
    .parse(await (await get('/communes?fields=code,centre&format=json')).json());
  expect(all.length).toBeGreaterThan(28_000);
  expect(all).toContainEqual({
    nom: 'Tours',
    code: '37261',
    centre: { type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] },
  });
});

it('the commune list has Indre-et-Loire among the departments and Centre-Val de Loire among the regions', async () => {
  expect(await (await get('/departements')).json()).toContainEqual({
    nom: 'Indre-et-Loire',
    code: '37',
    codeRegion: '24',
  });
  expect(await (await get('/regions')).json()).toContainEqual({
    nom: 'Centre-Val de Loire',
    code: '24',
  });
});

it('the commune list answers 400 in plain text to limit=0, and 404 with an empty body to an unknown code', async () => {
  const none = await get('/communes?limit=0&nom=Tours');
  expect([none.status, none.headers.get('content-type')]).toEqual([
    400,
    'text/plain; charset=utf-8',
  ]);
  const unknown = await get('/communes/99999');
  expect([unknown.status, await unknown.text()]).toEqual([404, '']);
});
