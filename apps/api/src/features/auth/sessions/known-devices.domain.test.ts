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

it('readDevice recognises the device of an account by its cookie for 180 days, ignoring case and spaces of the address', () => {
  const cookie = makeDeviceCookie(key, email, now, 'device');
  expect(cookie.expiresAt).toEqual(later(180));
  expect(readDevice(key, ' Camille@Parages.example', headerOf(cookie), later(179))).toBe('device');
  expect(readDevice(key, email, headerOf(cookie), later(180))).toBeUndefined();
});

it('makeDeviceCookie returns a different value for each new device of an account', () => {
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
    'another expiry under the same signature',
    () => {
      const { name, value } = makeDeviceCookie(key, email, now, 'device');
      return headerOf({
        name,
        value: value.replace(/\.\d+\./, `.${later(100).getTime() / 1000}.`),
      });
    },
  ],
  ['a broken cookie', () => headerOf({ name: makeDeviceCookie(key, email, now).name, value: 'x' })],
])('readDevice returns undefined for %s', (_name, header) => {
  for (const at of [now, later(181)]) expect(readDevice(key, email, header(), at)).toBeUndefined();
});

it('makeDeviceCookie puts no part of the address into the name or value of the cookie', () => {
  const { name, value } = makeDeviceCookie(key, email, now);
  expect(name + value).not.toMatch(/camille|parages/i);
});

it('listSurplusDevices lists the device cookies of other accounts beyond the four latest, newest first', () => {
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
