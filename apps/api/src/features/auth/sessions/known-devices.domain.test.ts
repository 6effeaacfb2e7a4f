import { expect, it } from 'vitest';
import {
  deviceKeyOf,
  listSurplusDevices,
  makeDeviceCookie,
  readDevice,
} from './known-devices.domain.ts';

const key = deviceKeyOf('secret');
const email = 'camille@parages.example';
const now = new Date('2026-06-10T10:00:00Z');
const dayMs = 86_400_000;
const later = (days: number): Date => new Date(now.getTime() + days * dayMs);
const headerOf = (...cookies: { name: string; value: string }[]): string =>
  ['sAccessToken=a.b.c', ...cookies.map(({ name, value }) => `${name}=${value}`)].join('; ');

it('recognises the device of an account for 180 days, ignoring case and spaces of the address', () => {
  const cookie = makeDeviceCookie(key, email, now, 'device');
  expect(cookie.expiresAt).toEqual(later(180));
  expect(readDevice(key, ' Camille@Parages.example', headerOf(cookie), later(179))).toBe('device');
  expect(readDevice(key, email, headerOf(cookie), later(180))).toBeUndefined();
});

it('gives each new device another id', () => {
  expect(makeDeviceCookie(key, email, now).value).not.toBe(makeDeviceCookie(key, email, now).value);
});

it.each([
  ['no cookie', () => ''],
  [
    'the cookie of another account',
    () =>
      headerOf({
        ...makeDeviceCookie(key, 'b@b.fr', now),
        name: makeDeviceCookie(key, email, now).name,
      }),
  ],
  [
    'a cookie signed with another secret',
    () =>
      headerOf({
        ...makeDeviceCookie(deviceKeyOf('other'), email, now),
        name: makeDeviceCookie(key, email, now).name,
      }),
  ],
  [
    'another device id under the same signature',
    () => {
      const { name, value } = makeDeviceCookie(key, email, now, 'device');
      return headerOf({ name, value: value.replace('device', 'another') });
    },
  ],
  [
    'a longer life under the same signature',
    () => {
      const { name, value } = makeDeviceCookie(key, email, now, 'device');
      return headerOf({
        name,
        value: value.replace(/\.\d+\./, `.${later(100).getTime() / 1000}.`),
      });
    },
  ],
  ['nonsense', () => headerOf({ name: makeDeviceCookie(key, email, now).name, value: 'x' })],
])('recognises no device by %s', (_name, header) => {
  expect(readDevice(key, email, header(), now)).toBeUndefined();
});

it('reveals nothing of the address in the cookie’s name or value', () => {
  const { name, value } = makeDeviceCookie(key, email, now);
  expect(name + value).not.toMatch(/camille|parages/i);
});

it('lists as surplus the device cookies of all accounts but this one and the four latest others', () => {
  const cookies = Array.from({ length: 7 }, (_, index) =>
    makeDeviceCookie(key, `p${index}@b.fr`, later(index)),
  );
  const [oldest, second, third] = cookies;
  expect(listSurplusDevices(key, email, headerOf(...cookies))).toEqual([
    third?.name,
    second?.name,
    oldest?.name,
  ]);
  expect(listSurplusDevices(key, 'p6@b.fr', headerOf(...cookies))).toEqual([
    second?.name,
    oldest?.name,
  ]);
});
