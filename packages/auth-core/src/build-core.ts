import { cacheSuccess } from './cache-success.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Core } from './core.ts';
import type { Database } from './database/database.ts';
import { type PasswordHasher, passwordHasher } from './passwords/password-hasher.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { keyCipher } from './tokens/key-cipher.ts';
import { refreshTokens } from './tokens/refresh-tokens.ts';
import { sealAtRest } from './tokens/seal-at-rest.ts';
import { signingKeys } from './tokens/signing-keys.ts';

export type CoreOptions = {
  /** Encrypts the signing keys and secrets in the database: 32 bytes in base64 or hexadecimal. */
  encryptionKey: string;
  /** The previous key, during a rotation to `encryptionKey`. */
  encryptionKeyBefore?: string | undefined;
  settings?: Partial<Settings>;
  clock?: Clock;
  passwords?: PasswordHasher;
};

/**
 * Builds the dependencies of the recipes on a database. `sealKeys` encrypts the keys that the
 * database stores in plain text or under the previous key; recipes wait for it before they use one.
 */
export function buildCore(
  db: Database,
  { clock = systemClock, passwords = passwordHasher(), ...options }: CoreOptions,
) {
  const settings = { ...defaultSettings, ...options.settings };
  const cipher = keyCipher({ key: options.encryptionKey, before: options.encryptionKeyBefore });
  const sealed = cacheSuccess(() => sealAtRest(db, cipher));
  const tokens = {
    signingKeys: signingKeys({ db, clock, settings, cipher, sealed }),
    refreshTokens: refreshTokens({ db, cipher, sealed }),
  };
  const core: Core = { db, clock, settings, passwords, ...tokens };
  return { core, sealKeys: sealed };
}
