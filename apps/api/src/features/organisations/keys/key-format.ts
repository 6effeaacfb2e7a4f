import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ApiKeyKind } from '@parages/contracts/vocabulary/organisations/api-keys';
import { hashOf } from '../../../platform/secret-token.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretBytes = 32;
const secretLength = 43; // of 32 bytes in base 62
const checksumLength = 6; // of 32 bits in base 62
const shownLength = 4;

const marks: Record<ApiKeyKind, string> = {
  publishable: 'parages_pk_',
  secret: 'parages_sk_',
};
const wellFormed = /^(parages_[ps]k_[0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

function toBase62(number: bigint, length: number): string {
  let [rest, text] = [number, ''];
  while (rest > 0n) {
    text = digits[Number(rest % 62n)] + text;
    rest /= 62n;
  }
  return text.padStart(length, '0');
}

const checksumOf = (text: string): string => toBase62(BigInt(crc32(text)), checksumLength);

export type NewKey = { key: string; prefix: string; hash: string };

/**
 * A new key of 256 random bits. Its fixed beginning and its checksum let secret scanners recognise
 * it without asking the service. `prefix`: the part that lists show.
 */
export function newKey(kind: ApiKeyKind): NewKey {
  const secret = BigInt(`0x${randomBytes(secretBytes).toString('hex')}`);
  const body = marks[kind] + toBase62(secret, secretLength);
  const key = body + checksumOf(body);
  return { key, prefix: key.slice(0, marks[kind].length + shownLength), hash: hashOf(key) };
}

/** False for a text that no version of `newKey` returns, such as a key with a typing error. */
export function isWellFormed(text: string): boolean {
  const [, body, checksum] = wellFormed.exec(text) ?? [];
  return body !== undefined && checksumOf(body) === checksum;
}
