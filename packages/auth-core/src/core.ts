import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { Settings } from './settings.ts';
import type { RefreshTokens } from './tokens/refresh-tokens.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/** The dependencies of every recipe. */
export type Core = {
  db: Database;
  clock: Clock;
  settings: Settings;
  passwords: PasswordHasher;
  signingKeys: SigningKeys;
  refreshTokens: RefreshTokens;
};
