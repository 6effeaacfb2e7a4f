// Specification: §7.34
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(listener: RequestListener) {
  server = createServer(listener);
  const started = server;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}/geocodage`;
  const api = await startApi({ environment: { GEOCODER_URL: url } });
  const user = await api.signIn();
  return {
    ...api,
    ask: (query: Record<string, string>) => api.send('GET', '/addresses', { query, as: user }),
  };
}

const feature = (label: string, score: number, coordinates: [number, number]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { label, score, postcode: '37000' },
});
const answering =
  (...features: object[]): RequestListener =>
  (_request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ type: 'FeatureCollection', features }));
const address = { streetAddress: '3 quai du Port', postalCode: '37000', locality: 'Tours' };

it('200: GET /addresses returns label, score and position of a match, and calls the geocoder once for a repeated query', async () => {
  const asked: string[] = [];
  const { ask } = await start((request, response) => {
    asked.push(request.url ?? '');
    answering(feature('3 Quai du Port 37000 Tours', 0.97, [0.69, 47.4]))(request, response);
  });
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await ask(address);
    expect([status, body]).toEqual([
      200,
      {
        items: [
          { label: '3 Quai du Port 37000 Tours', score: 0.97, position: { lon: 0.69, lat: 47.4 } },
        ],
      },
    ]);
  }
  expect(asked).toEqual([
    '/geocodage/search?q=3+quai+du+Port+37000+Tours&limit=5&autocomplete=0&postcode=37000',
  ]);
});

it('200: GET /addresses returns an empty list when the geocoder finds nothing', async () => {
  const { ask } = await start(answering());
  expect((await ask({ locality: 'Nulle-Part-sur-Rien' })).body).toEqual({ items: [] });
});

it('200: GET /addresses returns an empty list without calling the geocoder for two characters, or for no letter', async () => {
  let asked = 0;
  const { ask } = await start((_request, response) => {
    asked += 1;
    response.end();
  });
  for (const streetAddress of ['ab', '«»—'])
    expect((await ask({ streetAddress })).body).toEqual({ items: [] });
  expect(asked).toBe(0);
});

it.each([
  ['answers 429', (_request, response) => response.writeHead(429).end('{}')],
  ['answers with an HTML page', (_request, response) => response.end('<html>')],
  ['answers incomplete features', (_request, response) => response.end('{"features":[{}]}')],
  [
    'answers with a redirect',
    (request, response) => {
      if (request.url === '/found') answering(feature('Tours', 1, [0.7, 47.4]))(request, response);
      else response.writeHead(302, { location: '/found' }).end();
    },
  ],
  ['never answers', () => undefined],
] as [string, RequestListener][])(
  'GET /addresses 503 geocoder_away when the geocoder %s',
  async (_what, listener) => {
    const { ask } = await start(listener);
    const { status, body } = await ask(address);
    expect([status, body.code]).toEqual([503, 'geocoder_away']);
  },
);

it('GET /addresses 503 geocoder_away when no geocoder is configured', async () => {
  const { send, signIn } = await startApi();
  const { status, body } = await send('GET', '/addresses', {
    query: address,
    as: await signIn(),
  });
  expect([status, body.code]).toEqual([503, 'geocoder_away']);
});

it.each([
  ['neither street nor commune', { postalCode: '37000' }, '/query/streetAddress'],
  ['a postcode of three digits', { ...address, postalCode: '370' }, '/query/postalCode'],
])('GET /addresses 400 request_invalid at the field: %s', async (_what, query, pointer) => {
  const { ask } = await start(answering());
  const { status, body } = await ask(query);
  expect([status, body.code, body.errors[0].pointer]).toEqual([400, 'request_invalid', pointer]);
});

it('401 session_missing: GET /addresses refuses a visitor without a session', async () => {
  const { get } = await startApi();
  expect(await get('/addresses', address)).toMatchObject({
    status: 401,
    body: { code: 'session_missing' },
  });
});
