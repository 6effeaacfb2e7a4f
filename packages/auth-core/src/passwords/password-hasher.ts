import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { limitAtOnce } from './limit-at-once.ts';

/** The two operations on passwords that cost memory and time. */
export type Argon2 = {
  hash: (password: string, cost: PasswordCost) => Promise<string>;
  verify: (passwordHash: string, password: string) => Promise<boolean>;
};

/** What one hash costs: memory in KiB, passes over it, threads. */
export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

export type PasswordHasher = {
  /** argon2id as a PHC string, which the official core reads too. */
  hash: (password: string) => Promise<string>;
  /** Whether the password is the one of the hash. Without a hash it is not, after the same work: time tells nobody whether an account exists. */
  verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

// Those of the official core.
const defaultCost: PasswordCost = { memoryCost: 87_795, timeCost: 1, parallelism: 2 };
// 86 MiB each: two at once are 172 MiB, and leave a processor to the rest.
const defaultAtOnce = 2;
const maxWaiting = 200;

const nativeArgon2: Argon2 = {
  hash: (password, cost) => hash(password, cost),
  verify: (passwordHash, password) => verify(passwordHash, password),
};

/** Hashes passwords a few at a time. @throws {CoreRefusal} 429 when two hundred others wait already */
export function passwordHasher({
  argon2 = nativeArgon2,
  cost = defaultCost,
  atOnce = defaultAtOnce,
}: {
  argon2?: Argon2;
  cost?: PasswordCost;
  atOnce?: number;
} = {}): PasswordHasher {
  const limit = limitAtOnce(atOnce, maxWaiting);
  const hashInTurn = (password: string) => limit(() => argon2.hash(password, cost));
  const nobodysPassword = randomBytes(32).toString('base64url');
  let nobodysHash: Promise<string> | undefined;
  const findNobodysHash = () => {
    nobodysHash ??= hashInTurn(nobodysPassword).catch((error: unknown) => {
      nobodysHash = undefined;
      throw error;
    });
    return nobodysHash;
  };
  return {
    hash: hashInTurn,
    verify: async (passwordHash, password) => {
      // Asked for whether needed or not: the first unknown account must not take longer than the others.
      const nobodys = await findNobodysHash();
      const isRight = await limit(() => argon2.verify(passwordHash ?? nobodys, password));
      return passwordHash !== undefined && isRight;
    },
  };
}
