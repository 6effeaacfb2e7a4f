import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * The encryption key is malformed, or not the one that encrypted the rows, or the rows were
 * changed.
 */
export class WrongEncryptionKey extends Error {}

/**
 * The row that holds an encrypted text. The text is bound to its row: copied to another row, it
 * cannot be decrypted.
 */
export type SealedRow = { table: 'signing_key' | 'secret'; id: string };

export type KeyCipher = {
  seal: (row: SealedRow, text: string) => string;
  /** @throws {WrongEncryptionKey} for plain text, an unknown key, another row and a changed text */
  open: (row: SealedRow, sealed: string) => string;
  /** Whether the text was encrypted with the current key, not with the previous one. */
  isCurrent: (text: string) => boolean;
};

const version = 'v1';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export const isSealed = (text: string): boolean => text.startsWith(`${version}.`);

function readKey(text: string, name: string): Buffer {
  const trimmed = text.trim();
  const key = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : /^[\w+/-]{43}=?$/.test(trimmed)
      ? Buffer.from(trimmed, 'base64')
      : undefined;
  if (key?.length !== keyBytes)
    throw new WrongEncryptionKey(
      `${name} is not ${keyBytes} bytes in base64 or hexadecimal: make one with openssl rand -base64 32`,
    );
  return key;
}

// Identifies the key in each encrypted text without revealing it.
const keyIdOf = (key: Buffer): string =>
  createHmac('sha256', key).update('auth-core key id').digest('base64url').slice(0, 11);
const associatedData = ({ table, id }: SealedRow, keyId: string): Buffer =>
  Buffer.from(JSON.stringify([version, 'auth_core', table, id, keyId]));

/**
 * Encrypts keys for the database with AES-256-GCM, as `v1.<key id>.<nonce, text and tag in
 * base64url>`.
 * @param before the previous key, during a rotation
 */
export function keyCipher({
  key: given,
  before,
}: {
  key: string;
  before?: string | undefined;
}): KeyCipher {
  const key = readKey(given, 'AUTH_CORE_KEY');
  const keyId = keyIdOf(key);
  const keys = new Map([[keyId, key]]);
  if (before) {
    const old = readKey(before, 'AUTH_CORE_KEY_BEFORE');
    keys.set(keyIdOf(old), old);
  }
  return {
    seal: (row, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associatedData(row, keyId));
      const sealed = Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `${version}.${keyId}.${sealed.toString('base64url')}`;
    },
    open: (row, text) => {
      const [, sealedWith = '', body = ''] = isSealed(text) ? text.split('.') : [];
      const opener = keys.get(sealedWith);
      const bytes = Buffer.from(body, 'base64url');
      const wrong = new WrongEncryptionKey(
        `AUTH_CORE_KEY does not open ${row.table} ${row.id} of the session core`,
      );
      if (opener === undefined || bytes.length < nonceBytes + tagBytes) throw wrong;
      const decipher = createDecipheriv('aes-256-gcm', opener, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(associatedData(row, sealedWith)).setAuthTag(bytes.subarray(-tagBytes));
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        throw wrong;
      }
    },
    isCurrent: (text) => text.startsWith(`${version}.${keyId}.`),
  };
}
