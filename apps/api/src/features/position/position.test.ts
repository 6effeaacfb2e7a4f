// Specification: §3.7, §7.11
import { expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { sharedData } from '../../../test/records/shared-data.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { noIpLocator } from '../../gateways/ip-location/ip-location.ts';
import { openIpLocator } from '../../gateways/ip-location/maxmind-locator.ts';
import { placesService } from '../places/places.service.ts';
import { isUsable, readPublicAddress } from './position.domain.ts';
import { positionService } from './position.service.ts';

const testDatabase = sharedData('mmdb-test/GeoLite2-City-Test.mmdb');

it('200: GET /position/by-ip answers null without an IP database, and forbids caching', async () => {
  const { get } = await startApi();
  const { status, body, headers } = await get(
    '/position/by-ip',
    {},
    { 'x-forwarded-for': '81.2.69.142' },
  );
  expect([status, body]).toEqual([200, null]);
  expect(headers['cache-control']).toBe('private, no-store');
});

it('openIpLocator reports the path of a file that it cannot open, and returns the locator without data', async () => {
  const reasons: string[] = [];
  const locate = await openIpLocator('/nowhere.mmdb', (reason) => reasons.push(reason));
  expect(locate).toBe(noIpLocator);
  expect(reasons).toEqual([expect.stringContaining('/nowhere.mmdb')]);
});

it('guessByIp answers the position of the nearest town; null for a private, imprecise or unknown address', async () => {
  const { db, clock } = await startApi();
  await smallGazetteer(db, touraine).loadIfMissing();
  const places = placesService({ db, clock, geocoder: undefined, onUnreachable: () => undefined });
  const near = { lon: 0.69, lat: 47.39, hasCity: true, accuracyRadiusKm: 20 };
  const guess = (located: typeof near | null, address = '2.0.0.1') =>
    positionService(() => located, places).guessByIp(address);
  expect(await guess(near)).toEqual({
    name: 'Tours',
    fullName: 'Tours (37), Indre-et-Loire',
    position: { lon: 0.704, lat: 47.3948 },
    isApproximate: true,
  });
  expect(await guess(near, '192.168.1.20')).toBeNull();
  expect(await guess({ ...near, accuracyRadiusKm: 201 })).toBeNull();
  expect(await guess(null)).toBeNull();
});

it.each([
  ['81.2.69.142', '81.2.69.142'],
  ['::ffff:81.2.69.142', '81.2.69.142'],
  ['2a02:cfc0::1', '2a02:cfc0::1'],
  ['127.0.0.1', undefined],
  ['10.1.2.3', undefined],
  ['172.31.0.1', undefined],
  ['172.32.0.1', '172.32.0.1'],
  ['100.64.0.1', undefined],
  ['169.254.9.9', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['fd00::1', undefined],
  ['fe80::1%eth0', undefined],
  ['', undefined],
  ['not an address', undefined],
])('readPublicAddress returns for "%s" the address %s (undefined: none)', (address, expected) => {
  expect(readPublicAddress(address)).toBe(expected);
});

it.each([
  [{ lon: 2.35, lat: 48.85, hasCity: true, accuracyRadiusKm: 200 }, true],
  [{ lon: 2.35, lat: 48.85, hasCity: true, accuracyRadiusKm: null }, true],
  [{ lon: 2.35, lat: 48.85, hasCity: true, accuracyRadiusKm: 201 }, false],
  [{ lon: 2, lat: 46, hasCity: false, accuracyRadiusKm: 10 }, false],
  [{ lon: 55.5, lat: -21, hasCity: true, accuracyRadiusKm: 10 }, false],
])('isUsable returns for the location %j: %s', (location, expected) => {
  expect(isUsable(location)).toBe(expected);
});

it.skipIf(testDatabase === undefined)(
  'openIpLocator reads a MaxMind file: a city, a country without a city, null for an unknown or malformed address',
  async () => {
    const locate = await openIpLocator(testDatabase, (reason) => expect.fail(reason));
    expect(locate('81.2.69.142')).toMatchObject({ hasCity: true, lat: expect.closeTo(51.5, 0) });
    expect(locate('2a02:cfc0::1')).toMatchObject({ hasCity: false, lon: 2, lat: 46 });
    expect(locate('203.0.113.7')).toBeNull();
    expect(locate('nonsense')).toBeNull();
  },
);

it.skipIf(testDatabase === undefined)(
  '200: GET /position/by-ip answers null for an address abroad, an unknown one and a malformed one',
  async () => {
    const environment = { IP_DATABASE_FILE: testDatabase ?? '', TRUST_PROXY: 'loopback' };
    const { get } = await startApi({ environment });
    for (const address of ['81.2.69.142', '2a02:cfc0::1', '203.0.113.7', 'garbage']) {
      const { status, body } = await get('/position/by-ip', {}, { 'x-forwarded-for': address });
      expect([status, body], address).toEqual([200, null]);
    }
  },
);
