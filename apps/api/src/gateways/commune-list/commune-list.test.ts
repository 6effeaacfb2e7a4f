// Specification: §7.9
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sharedData } from '../../../test/records/shared-data.ts';
import { choosePositions } from '../../features/gazetteer/place-positions.domain.ts';
import { parseCommuneCentres } from './commune-centres.ts';
import { readPackagedDivisions } from './packaged-divisions.ts';
import { readPackagedTownPoints } from './packaged-town-points.ts';
import { fetchStateCentres } from './state-commune-list.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const tours = new Map([['37261', { lon: 0.6949, lat: 47.3943 }]]);
const stateAnswer =
  '[{"code":"37261","nom":"Tours","centre":{"type":"Point","coordinates":[0.6949,47.3943]}},{"code":"98411"}]';

it.each([
  ['the government’s answer', bytes(stateAnswer)],
  ['the government’s answer, gzipped', gzipSync(stateAnswer)],
  [
    'JSON Lines of communes',
    bytes('{"code":"37261","centre":[0.6949,47.3943]}\n\n{"code":"98411","centre":null}\n'),
  ],
  ['an object of [lon, lat] by code', bytes('{"37261":[0.6949,47.3943]}')],
])(
  'parseCommuneCentres returns the centre by INSEE code, of the communes that have one, from %s',
  (_, content) => {
    expect(parseCommuneCentres(content)).toEqual(tours);
  },
);

it.each([
  ['', 'holds no centre'],
  ['<html>', 'neither JSON nor JSON Lines'],
  ['[]', 'holds no centre'],
  ['{"37261":[200,47]}', 'holds no centre'],
  ['{"type":"FeatureCollection","features":[]}', 'holds no centre'],
])('parseCommuneCentres rejects the content %j with the reason "%s"', (text, reason) => {
  expect(() => parseCommuneCentres(bytes(text))).toThrow(reason);
});

async function serve(listener: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

it('fetchStateCentres fetches the list in one request; rejects on a 503 and on an unreachable server', async () => {
  const asked: (string | undefined)[] = [];
  const good = await serve((request, response) => {
    asked.push(request.url);
    response.end(stateAnswer);
  });
  const failing = await serve((_request, response) => response.writeHead(503).end());
  try {
    expect(await fetchStateCentres(good.url)).toEqual(tours);
    expect(asked).toEqual(['/communes?fields=code,centre&format=json']);
    await expect(fetchStateCentres(failing.url)).rejects.toThrow('503');
  } finally {
    good.close();
    failing.close();
  }
  await expect(fetchStateCentres(good.url)).rejects.toThrow();
});

it('fetchStateCentres rejects a list above 16 MiB and a redirect', async () => {
  const endless = await serve((_request, response) => {
    const send = (): void => {
      if (!response.destroyed) response.write(' '.repeat(1_048_576), send);
    };
    send();
  });
  const moved = await serve((_request, response) =>
    response.writeHead(302, { location: `${endless.url}/communes` }).end(),
  );
  try {
    await expect(fetchStateCentres(endless.url)).rejects.toThrow('more than 16777216 bytes');
    await expect(fetchStateCentres(moved.url)).rejects.toThrow('fetch failed');
  } finally {
    endless.close();
    moved.close();
  }
});

it('the npm packages list 34,969 communes (57 overseas have no position, all others have one), 101 departments and 18 regions', () => {
  const divisions = readPackagedDivisions();
  expect([
    divisions.communes.length,
    divisions.departments.length,
    divisions.regions.length,
  ]).toEqual([34_969, 101, 18]);
  const positions = choosePositions(divisions.communes, readPackagedTownPoints(), new Map());
  const unplaced = divisions.communes.filter(({ code }) => !positions.has(code));
  expect(unplaced.every(({ isMetropolitan }) => !isMetropolitan)).toBe(true);
  expect([positions.size, unplaced.length]).toEqual([34_912, 57]);
  expect(positions.get('75056')).toEqual({ lon: 2.3488, lat: 48.85341, source: 'geonames' });
});

const files = ['gazetteer/centres.json.gz', 'gazetteer/communes.jsonl.gz'].map((path) =>
  sharedData(path),
);
it.skipIf(files.includes(undefined))(
  'parseCommuneCentres reads 34,969 positions from each of the two commune files of the shared data folder',
  () => {
    for (const file of files)
      expect(parseCommuneCentres(readFileSync(file ?? '')).size).toBe(34_969);
  },
);
