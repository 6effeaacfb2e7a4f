import { type Clock, systemClock } from './clock.ts';
import type { Core } from './core.ts';
import type { Database } from './database/database.ts';
import { type PasswordHasher, passwordHasher } from './passwords/password-hasher.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { refreshTokens } from './tokens/refresh-tokens.ts';
import { signingKeys } from './tokens/signing-keys.ts';

/** What may be otherwise than by default. */
export type CoreOptions = { settings?: Partial<Settings>; clock?: Clock; passwords?: PasswordHasher };

/** What recipes work with, over a database. */
export function buildCore(db: Database, { clock = systemClock, passwords = passwordHasher(), ...options }: CoreOptions): Core {
  const settings = { ...defaultSettings, ...options.settings };
  return { db, clock, settings, passwords, signingKeys: signingKeys({ db, clock, settings }), refreshTokens: refreshTokens(db) };
}
