import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { cacheSuccess } from '../cache-success.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** The two password operations, which cost memory and time. */
export type Argon2 = {
  hash: (password: string, cost: PasswordCost) => Promise<string>;
  verify: (passwordHash: string, password: string) => Promise<boolean>;
};

/** The cost of one hash: memory in KiB, passes over it, threads. */
export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

export type PasswordHasher = {
  /** Hashes with argon2id as a PHC string, which the official SuperTokens core reads too. */
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash, false after the same work, so that the
   * response time does not reveal whether an account exists.
   */
  verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

// The parameters of the official core.
const defaultCost: PasswordCost = { memoryCost: 87_795, timeCost: 1, parallelism: 2 };
// 86 MiB each: two at once use 172 MiB.
const defaultConcurrency = 2;
const maxWaiting = 200;

const nativeArgon2: Argon2 = {
  hash: (password, cost) => hash(password, cost),
  verify: (passwordHash, password) => verify(passwordHash, password),
};

/**
 * Returns a hasher that runs at most `atOnce` operations at a time, two by default. Its functions
 * throw CoreRefusal 429 when two hundred other operations already wait.
 */
export function passwordHasher({
  argon2 = nativeArgon2,
  cost = defaultCost,
  atOnce = defaultConcurrency,
}: {
  argon2?: Argon2;
  cost?: PasswordCost;
  atOnce?: number;
} = {}): PasswordHasher {
  const limit = limitConcurrency(atOnce, maxWaiting);
  const hashQueued = (password: string) => limit(() => argon2.hash(password, cost));
  const dummyPassword = randomBytes(32).toString('base64url');
  const findDummyHash = cacheSuccess(() => hashQueued(dummyPassword));
  return {
    hash: hashQueued,
    verify: async (passwordHash, password) => {
      // Computed before the first check of any account, so that the first check takes as long for
      // an unknown account as for a known one.
      const dummy = await findDummyHash();
      const isRight = await limit(() => argon2.verify(passwordHash ?? dummy, password));
      return passwordHash !== undefined && isRight;
    },
  };
}
