// Specification: §3.6, §7.8
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
  // The first question loads the list of communes, for longer than the API waits.
  await fetch(`${sandbox.settings.geocoder?.GEOCODER_URL}/search?q=Tours`);
});
afterAll(() => sandbox.close());
let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
});

async function start(environment: Record<string, string> = sandbox.settings.geocoder ?? {}) {
  const api = await startApi({ environment });
  await smallGazetteer(api.db, touraine).loadIfMissing();
  const ask = (text: string, more: Record<string, string> = {}) =>
    api.get('/places', { text, ...more });
  return { ...api, ask };
}

/** An API whose geocoder is a server that answers the features, and the requests it received. */
async function startAnswering(features: object[]) {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ features }));
  };
  server = createServer(listener);
  const started = server;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  return { ...(await start({ GEOCODER_URL: url })), asked };
}

const fail = (fault: object) =>
  fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'geocoder', ...fault }),
  });
const feature = (coordinates: [number, number], properties: object) => ({
  geometry: { coordinates },
  properties,
});
const house = (score = 0.9, coordinates: [number, number] = [0.68, 47.39]) =>
  feature(coordinates, {
    id: '37261_2650_00012',
    type: 'housenumber',
    label: '12 Rue Nationale 37000 Tours',
    name: '12 Rue Nationale',
    city: 'Tours',
    postcode: '37000',
    score,
  });

const rue = '12 rue Nationale, Tours';
const forAnHour = 'public, max-age=3600';

it('200: GET /places finds an address with its town, for an hour of caches, with the same id each time', async () => {
  const { ask } = await start();
  const { status, body, headers } = await ask(rue);
  expect([status, headers['cache-control']]).toEqual([200, forAnHour]);
  expect(body.items).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'address',
      name: '12 Rue Nationale, Tours',
      fullName: '12 Rue Nationale, 37000 Tours',
      position: { lon: expect.closeTo(0.69, 1), lat: expect.closeTo(47.39, 1) },
      postalCode: '37000',
      isApproximate: false,
      disabled: false,
      matchedName: null,
    },
  ]);
  const again = await (await start()).ask('12 rue Nationale 37000 tours');
  expect(again.body.items[0].id).toBe(body.items[0].id);
});

it('200: GET /places finds a railway station and no coach station, and names the town that its name lacks', async () => {
  const { ask } = await start();
  expect((await ask('gare de Tours')).body.items).toMatchObject([
    {
      kind: 'station',
      name: 'Gare de Tours',
      fullName: 'Gare de Tours, 37000 Tours',
      position: { lon: 0.69389, lat: 47.38972 },
    },
  ]);
  expect((await ask('gare montparnasse')).body.items[0]).toMatchObject({
    kind: 'station',
    name: 'Gare Montparnasse, Paris',
  });
});

it('GET /places asks the geocoder once for an address, and for no town, postcode, two letters or other kind', async () => {
  const { ask, asked } = await startAnswering([house()]);
  for (const text of ['Tours', '37000', 'ru', 'rue de la', '12 rue', '99999', 'Londres', '!!'])
    await ask(text);
  await ask(rue, { kinds: 'commune' });
  await ask('gare de Tours', { kinds: 'commune,address' });
  expect(asked).toEqual([]);
  await ask(rue);
  await ask(rue);
  expect(asked).toEqual(['/search?q=12+rue+Nationale%2C+Tours&autocomplete=1&limit=5']);
});

it('200: GET /places asks for the points of interest of a station, and for the addresses of a text that no place has', async () => {
  const { ask, asked } = await startAnswering([]);
  expect((await ask('gare de «Xqzwk»')).body.items).toEqual([]);
  const unknown = await ask('xqzwk');
  expect([unknown.body.items, unknown.headers['cache-control']]).toEqual([[], forAnHour]);
  expect(asked).toEqual([
    '/search?q=gare+de+Xqzwk&autocomplete=1&limit=20&index=poi',
    '/search?q=xqzwk&autocomplete=1&limit=5',
  ]);
});

it('200: GET /places lists the towns of the same name before the address', async () => {
  const api = await startAnswering([house()]);
  const communes = [{ code: '45901', name: 'Cours-la-Ville' }];
  await smallGazetteer(api.db, { communes }).loadWithCentres(new Map());
  const { body } = await api.ask('cours la ville');
  expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['commune', 'address']);
});

it('200: GET /places leaves out uncertain addresses and communes of the geocoder, and an address twice', async () => {
  const commune = feature([0.7, 47.39], {
    id: '37261',
    type: 'municipality',
    label: 'Tours',
    name: 'Tours',
    city: 'Tours',
    postcode: '37000',
    score: 0.97,
  });
  const { ask } = await startAnswering([commune, house(), house(0.8)]);
  expect((await ask('rue nationale')).body.items).toMatchObject([
    { name: '12 Rue Nationale, Tours' },
  ]);
  server?.close();
  const { ask: askUnsure } = await startAnswering([house(0.49)]);
  expect((await askUnsure('rue nationale')).body.items).toEqual([]);
});

it('200: an address outside the covered area is disabled and has no position', async () => {
  const { ask } = await startAnswering([house(0.9, [55.45, -20.88])]);
  expect((await ask('rue nationale')).body.items).toMatchObject([
    { kind: 'address', position: null, disabled: true },
  ]);
});

it.each([
  ['answers 429', { mode: 'status', status: 429, retryAfterS: 5 }],
  ['answers 500', { mode: 'status', status: 500 }],
  ['answers an HTML page', { mode: 'html' }],
  ['answers truncated JSON', { mode: 'malformed' }],
  ['drops the connection', { mode: 'refuse' }],
  ['answers after more than 1.5 s', { mode: 'delay', delayMs: 2500 }],
])(
  '200: GET /places answers the town of an address with no-store, and a town as usual, when the geocoder %s',
  async (_what, fault) => {
    const { ask } = await start();
    await fail(fault);
    const address = await ask(rue);
    expect(address.body.items).toMatchObject([{ kind: 'commune', name: 'Tours' }]);
    expect([address.status, address.headers['cache-control']]).toEqual([200, 'no-store']);
    const town = await ask('Tours');
    expect([town.body.items[0].name, town.headers['cache-control']]).toEqual(['Tours', forAnHour]);
  },
);

it('200: GET /places answers the town of a station with no-store when the geocoder fails, and the station once it answers', async () => {
  const { ask } = await start();
  await fail({ mode: 'status', status: 503, times: 1 });
  expect((await ask('gare de Tours')).body.items).toMatchObject([{ kind: 'commune' }]);
  expect((await ask('gare de Tours')).body.items).toMatchObject([{ kind: 'station' }]);
});

it('200: GET /places answers the town of an address, for an hour of caches, when no geocoder is configured', async () => {
  const { ask } = await start({});
  const { body, headers } = await ask(rue);
  expect([body.items[0].name, headers['cache-control']]).toEqual(['Tours', forAnHour]);
});

it('200: GET /places asks the geocoder ten times a second at most, and goes on in the next second', async () => {
  const { ask, asked, clock } = await startAnswering([house()]);
  for (let number = 1; number <= 10; number += 1) await ask(`${number} rue Nationale`);
  const over = await ask('99 rue Nationale');
  expect([over.body.items, over.headers['cache-control'], asked.length]).toEqual([
    [],
    'no-store',
    10,
  ]);
  clock.set('2026-06-10T10:00:01Z');
  expect((await ask('99 rue Nationale')).body.items).toHaveLength(1);
});

it('200: GET /places consults the geocoder or its cache for 120 searches a minute of an IP address at most, and then answers the town', async () => {
  const { ask, clock } = await startAnswering([house()]);
  for (let times = 0; times < 120; times += 1) await ask(rue);
  const over = await ask(rue);
  expect([over.body.items[0].kind, over.headers['cache-control']]).toEqual(['commune', 'no-store']);
  clock.set('2026-06-10T10:01:00Z');
  expect((await ask(rue)).body.items[0].kind).toBe('address');
});

it('200: GET /places finds nothing for texts that the geocoder refuses with 400, and goes on asking it', async () => {
  const { ask } = await start();
  await fail({ mode: 'status', status: 400, times: 4 });
  for (const number of [1, 2, 3, 4]) {
    const { body, headers } = await ask(`${number} rue Nationale`);
    expect([body.items, headers['cache-control']]).toEqual([[], forAnHour]);
  }
  expect((await ask('gare de Tours')).body.items).toMatchObject([{ kind: 'station' }]);
});

it('GET /places asks the geocoder for a text that begins with a letter or a digit, on one line and without quotes', async () => {
  const { ask, asked } = await startAnswering([]);
  await ask('日本 « rue\nNationale »');
  expect(asked).toEqual(['/search?q=rue+Nationale&autocomplete=1&limit=5']);
});
