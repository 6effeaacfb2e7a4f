import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cacheSuccess } from '../cache-success.ts';
import type { Db } from '../database/database.ts';
import type { KeyCipher, SealedRow } from './key-cipher.ts';
import { findOrInsertSecret } from './secret.store.ts';

const content = z.strictObject({
  sessionHandle: z.string(),
  /**
   * SHA-256 of the token that was exchanged for this one; null for the first one of a session.
   */
  parentHash1: z.string().nullable(),
  antiCsrfToken: z.string().nullable(),
  nonce: z.string(),
});

/** The content of a refresh token, without its nonce. */
export type RefreshTokenContent = Omit<z.output<typeof content>, 'nonce'>;

export type RefreshTokens = {
  /** Creates a token; two tokens with the same content differ. */
  write: (content: RefreshTokenContent) => Promise<string>;
  /** Verifies and decodes a token; undefined for any other text. */
  read: (token: string) => Promise<RefreshTokenContent | undefined>;
};

const tagOf = (body: string, key: string): Buffer =>
  createHmac('sha256', key).update(body).digest();

const row: SealedRow = { table: 'secret', id: 'refresh-token' };

/** The storage of the refresh tokens' key; `sealed` resolves once every row is encrypted. */
type KeyStore = { db: Db; cipher: KeyCipher; sealed: () => Promise<void> };

/**
 * Refresh tokens are opaque to browser and library: a content and its HMAC-SHA-256, with a key from
 * the database.
 */
export function refreshTokens({ db, cipher, sealed }: KeyStore): RefreshTokens {
  const findKey = cacheSuccess(async (): Promise<string> => {
    await sealed();
    return cipher.open(
      row,
      await findOrInsertSecret(db, row.id, cipher.seal(row, randomBytes(32).toString('base64url'))),
    );
  });
  return {
    write: async (given) => {
      const nonce = randomBytes(24).toString('base64url');
      const body = Buffer.from(JSON.stringify({ ...given, nonce })).toString('base64url');
      return `${body}.${tagOf(body, await findKey()).toString('base64url')}`;
    },
    read: async (token) => {
      const [body = '', tag = '', ...rest] = token.split('.');
      const expected = tagOf(body, await findKey());
      const given = Buffer.from(tag, 'base64url');
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return undefined;
      const { nonce: _nonce, ...tokenContent } = content.parse(
        JSON.parse(Buffer.from(body, 'base64url').toString()),
      );
      return tokenContent;
    },
  };
}
