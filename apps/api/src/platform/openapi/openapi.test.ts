// Specification: §7.15 (content types), §7.17, §7.18
import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';
import { accesses } from '../access/access.ts';
import { Problem } from '../problems/problem.ts';

it('the OpenAPI 3.1 document is readable from any origin, has unique operation ids, a 503 for each operation, no tuple and no `Input` schema', async () => {
  const { get } = await startApi();
  const { body, headers } = await get('/api/openapi.json');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(body.openapi).toBe('3.1.0');
  const operations = Object.values(body.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId?: string; responses?: object }>),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { responses } of operations) expect(responses).toHaveProperty('503');
  expect(JSON.stringify(body)).not.toContain('prefixItems');
  expect(Object.keys(body.components.schemas).filter((id) => id.endsWith('Input'))).toEqual([]);
});

it('§7 "addMediaFileToPoiByUrl": the OpenAPI document lists an address as JSON and a file as a form', async () => {
  const { get } = await startApi();
  const { body } = await get('/api/openapi.json');
  const { content } = body.paths['/api/v1/pois/{poiId}/media'].post.requestBody;
  expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
  expect(content['application/json'].schema.required).toEqual(['url']);
  expect(content['multipart/form-data'].schema.properties.file).toMatchObject({
    type: 'string',
    format: 'binary',
  });
});

it('the OpenAPI document is the same compressed text for all requests, and 304 for its entity tag', async () => {
  const { request } = await startApi();
  const read = (path: string, headers: Record<string, string>) =>
    request.get(path).set({ host: 'localhost', ...headers });
  const whole = await read('/api/openapi.json', { 'accept-encoding': 'br' });
  expect(whole.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Origin, Accept-Encoding',
  });
  const held = { 'if-none-match': String(whole.headers.etag) };
  for (const path of ['/api/openapi.json', '/api/docs/reference/json']) {
    const { status, text, headers } = await read(path, held);
    expect([status, text, headers.etag]).toEqual([304, '', whole.headers.etag]);
  }
  expect((await read('/api/docs/reference/yaml', {})).status).toBe(404);
});

it('the service serves Swagger UI at /api/docs/reference', async () => {
  const { request } = await startApi();
  const { status, text } = await request.get('/api/docs/reference/');
  expect(status).toBe(200);
  expect(text).toContain('swagger-ui');
});

it('the type of a problem is the address of a page with its meaning, an example and its operations', async () => {
  const { request } = await startApi();
  const { status, text, headers } = await request.get('/api/problems/poi_gone');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('This poi was archived by its organiser.');
  expect(text).toContain('HTTP status: 410');
  expect(text).toContain('<code>getPoi</code>: Read a published event by its id');
  const unknown = await request.get('/api/problems/constructor');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
});

it('the type of each problem leads to a page with its code, meaning and status', async () => {
  const { request } = await startApi();
  const codes = Object.keys(problems) as ProblemCode[];
  for (const code of codes) {
    const { status, text } = await request.get(String(new Problem(code).toDocument().type));
    expect([code, status]).toEqual([code, 200]);
    expect(text).toContain(`<h1><code>${code}</code></h1>`);
    expect(text).toContain(`<p>${escapeMarkup(problems[code].title)}</p>`);
    expect(text).toContain(`HTTP status: ${problems[code].status}`);
  }
});

// Operation ids named by the specification, which integrators rely on.
const specified = {
  getEntitiesToCache: 'get /api/v1/entities',
  getPoisByAddressDistance: 'get /api/v1/pois',
  getPromotedPois: 'get /api/v1/pois/promoted',
  getHome: 'get /api/v1/home',
  getPoiFacets: 'get /api/v1/pois/facets',
  getPoisOnMap: 'get /api/v1/pois/map',
  getPoi: 'get /api/v1/pois/{poiId}',
  getPoiBySlug: 'get /api/v1/pois/by-slug/{slugFr}',
  getSimilarPois: 'get /api/v1/pois/{poiId}/similar',
  searchLocalityByName: 'get /api/v1/places',
  getLocalityByCoordinates: 'get /api/v1/places/reverse',
  guessPositionByIp: 'get /api/v1/position/by-ip',
  getRegionBySlug: 'get /api/v1/regions/{slug}',
  getTownPosition: 'get /api/v1/towns/{slug}',
  getUserProfile: 'get /api/v1/me',
  updateUserProfile: 'patch /api/v1/me',
  deleteUser: 'delete /api/v1/me',
  exportUserData: 'get /api/v1/me/export',
  updateLatestPosition: 'put /api/v1/me/position',
  getFavoritesIds: 'get /api/v1/me/favorites/ids',
  getFavoritesThemeNames: 'get /api/v1/me/favorites/themes',
  getFavoritesDetails: 'get /api/v1/me/favorites',
  addToFavorites: 'put /api/v1/me/favorites/{poiId}',
  removeFromFavorites: 'delete /api/v1/me/favorites/{poiId}',
  getRecommendedPois: 'get /api/v1/pois/recommended',
  searchAddressPosition: 'get /api/v1/addresses',
  addThemes: 'post /api/v1/pois/{poiId}/themes',
  removeThemes: 'delete /api/v1/pois/{poiId}/themes',
  addMediaFileToPoiByUrl: 'post /api/v1/pois/{poiId}/media',
  deleteMediaFile: 'delete /api/v1/media/{mediaFileId}',
  setPoiStatus: 'put /api/v1/pois/{poiId}/visibility',
};

it('the OpenAPI document has the 31 operation ids that the specification names, at their methods and paths', async () => {
  const { get } = await startApi();
  const { body } = await get('/api/openapi.json');
  const named = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId?: string }>).map(
      ([method, { operationId }]) => [operationId, `${method} ${path}`],
    ),
  );
  expect(Object.fromEntries(named)).toMatchObject(specified);
});

it('the OpenAPI document names a known access of each operation in `x-access`, and the right one of three operations', async () => {
  const { get } = await startApi();
  const { body } = await get('/api/openapi.json');
  expect(body.paths['/api/v1/pois'].get).toMatchObject({ 'x-access': 'public' });
  expect(body.paths['/api/v1/me'].get).toMatchObject({ 'x-access': 'session' });
  expect(body.paths['/api/v1/org/pois/{poiId}'].get).toMatchObject({ 'x-access': 'verified' });
  const declared = Object.values(body.paths).flatMap((path) =>
    Object.values(path as Record<string, { 'x-access'?: unknown }>).map(
      (operation) => operation['x-access'],
    ),
  );
  for (const access of declared.flat()) expect(accesses).toContain(access);
});
