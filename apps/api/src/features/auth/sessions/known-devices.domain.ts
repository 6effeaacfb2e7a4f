import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { attemptLimits } from '@parages/contracts/vocabulary/limits';
import { toAddress } from '../credentials/credentials.domain.ts';

export type DeviceCookie = { name: string; value: string; expiresAt: Date };

const prefix = 'known_device_';
const keyBytes = 32;
const idBytes = 16;
const nameLength = 16;
const secondMs = 1000;
const { deviceMs, devicesPerBrowser } = attemptLimits;

export const deviceKeyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'known-device', keyBytes));

const sign = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
const nameOf = (key: Buffer, email: string): string =>
  prefix + sign(key, `name:${toAddress(email)}`).slice(0, nameLength);
const signatureOf = (
  key: Buffer,
  { email, deviceId, issuedAtS }: { email: string; deviceId: string; issuedAtS: number },
): string => sign(key, `device:${toAddress(email)}|${deviceId}|${issuedAtS}`);

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const cookiesOf = (header: string): [string, string][] =>
  header.split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at < 0
      ? []
      : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as [string, string]];
  });

/** A known device must keep its id, because its failures are counted by that id. */
export function makeDeviceCookie(
  key: Buffer,
  email: string,
  now: Date,
  deviceId = randomBytes(idBytes).toString('base64url'),
): DeviceCookie {
  const issuedAtS = Math.floor(now.getTime() / secondMs);
  const value = `${deviceId}.${issuedAtS}.${signatureOf(key, { email, deviceId, issuedAtS })}`;
  return { name: nameOf(key, email), value, expiresAt: new Date(now.getTime() + deviceMs) };
}

/** Undefined without a valid, unexpired cookie for this account. */
export function readDevice(
  key: Buffer,
  email: string,
  header: string,
  now: Date,
): string | undefined {
  const name = nameOf(key, email);
  const [, value = ''] = cookiesOf(header).find(([one]) => one === name) ?? [];
  const [deviceId = '', issued = '', signature = ''] = value.split('.');
  const issuedAtS = Number(issued);
  if (!isSame(signature, signatureOf(key, { email, deviceId, issuedAtS }))) return undefined;
  return now.getTime() < issuedAtS * secondMs + deviceMs ? deviceId : undefined;
}

/**
 * Names of the device cookies to delete. The cookie of this account and the latest ones of other
 * accounts stay, at most `devicesPerBrowser` in all.
 */
export function listSurplusDevices(key: Buffer, email: string, header: string): string[] {
  const kept = nameOf(key, email);
  const others = cookiesOf(header).filter(([name]) => name.startsWith(prefix) && name !== kept);
  const issuedAt = ([, value]: [string, string]): number => Number(value.split('.')[1]) || 0;
  return others
    .toSorted((one, other) => issuedAt(other) - issuedAt(one))
    .slice(devicesPerBrowser - 1)
    .map(([name]) => name);
}
