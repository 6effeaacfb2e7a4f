import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/outside/network.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import {
  type AttemptKeys,
  type AttemptScope,
  attemptKeys,
  attemptRules,
  counters,
  largestBound,
  longestWindowMs,
  waitMs,
} from './attempts.domain.ts';
import { attemptsRepository } from './attempts.repository.ts';

type Noted = { scope: AttemptScope; keys: string[]; places: string[]; at: string };
type Waits = { longest: number; isAccountLimited: boolean };
type Tried = {
  email?: string | undefined;
  address?: string | undefined;
  deviceId?: string | undefined;
};

/** One attempt that was let through. Take it back when it was no failure. */
export type Attempt = { giveBack: () => Promise<void> };

type Deps = {
  db: SqlClient;
  clock: Clock;
  secret: string;
  /** Hears of a sign-in that was refused because the account failed too often over all networks. */
  onAccountLimited?: (email: string) => void;
};

const limited = (ms: number): Problem => new Problem('attempts_limited').retryAfter(ms / 1000);
const isLimited = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'attempts_limited';

/**
 * Counts attempts of accounts and networks, whichever process they reach. An attempt is noted before it is made: of a thousand at once no
 * more than the limit come through.
 */
export const attemptsService = ({
  db,
  clock,
  secret,
  onAccountLimited = () => undefined,
}: Deps) => {
  const attempts = attemptsRepository(db);
  const giveBack = async (noted: Noted): Promise<void> => void (await attempts.delete(noted));

  async function findWaits(noted: Noted, byCounter: AttemptKeys, now: number): Promise<Waits> {
    const { scope, keys, places } = noted;
    const since = new Date(now - longestWindowMs).toISOString();
    const rows = await attempts.list({ scope, keys, places, since, most: largestBound });
    const waits = counters.map((counter) => {
      const others = rows.filter(({ key }) => key === byCounter[counter]).map(({ at }) => at);
      return { counter, wait: waitMs(attemptRules[scope][counter] ?? [], others, now) };
    });
    return {
      longest: Math.max(0, ...waits.map(({ wait }) => wait)),
      isAccountLimited: waits.some(({ counter, wait }) => counter === 'account' && wait > 0),
    };
  }

  async function pass(
    scope: AttemptScope,
    byCounter: AttemptKeys,
    email: string | undefined,
  ): Promise<Attempt> {
    const now = clock.now();
    const first: Noted = {
      scope,
      keys: Object.values(byCounter),
      at: now.toISOString(),
      places: [],
    };
    const refuse = ({ longest, isAccountLimited }: Waits): Problem => {
      if (isAccountLimited && scope === 'sign-in' && email !== undefined) onAccountLimited(email);
      return limited(longest);
    };
    const before = await findWaits(first, byCounter, now.getTime()); // most refusals write nothing
    if (before.longest > 0) throw refuse(before);
    const noted: Noted = { ...first, places: await attempts.insert(first) };
    const after = await findWaits(noted, byCounter, now.getTime());
    if (after.longest > 0) {
      await giveBack(noted);
      throw refuse(after);
    }
    return { giveBack: () => giveBack(noted) };
  }

  return {
    /**
     * Lets an attempt through. A known device whose own failures are used up counts as an unknown one.
     * @throws {Problem} `attempts_limited`, saying when to come back; what is refused does not count
     */
    make: async (scope: AttemptScope, { email, address, deviceId }: Tried): Promise<Attempt> => {
      const network = address && networkOf(address);
      const unknown = attemptKeys(scope, { email, network }, secret);
      if (deviceId === undefined) return pass(scope, unknown, email);
      try {
        return await pass(scope, attemptKeys(scope, { email, network, deviceId }, secret), email);
      } catch (error) {
        if (!isLimited(error)) throw error;
        return pass(scope, unknown, email);
      }
    },

    /** Forgets what no limit needs any more. */
    forget: (): Promise<number> =>
      attempts.forget(new Date(clock.now().getTime() - longestWindowMs).toISOString()),
  };
};

export type AttemptsService = ReturnType<typeof attemptsService>;
