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

type RecordedAttempt = { scope: AttemptScope; keys: string[]; places: string[]; at: string };
type Waits = { longest: number; isAccountLimited: boolean };
type AttemptSource = {
  email?: string | undefined;
  address?: string | undefined;
  deviceId?: string | undefined;
};

/** An allowed attempt. Call `giveBack` when it succeeded: then it no longer counts. */
export type Attempt = { giveBack: () => Promise<void> };

type Deps = {
  db: SqlClient;
  clock: Clock;
  secret: string;
  /** Called for a sign-in refused by the limit of the account over all networks. */
  onAccountLimited?: (email: string) => void;
};

const limited = (ms: number): Problem => new Problem('attempts_limited').retryAfter(ms / 1000);
const isLimited = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'attempts_limited';

/**
 * All processes share the counts. An attempt is recorded before it runs, so that concurrent
 * attempts cannot exceed the limit.
 */
export const attemptsService = ({
  db,
  clock,
  secret,
  onAccountLimited = () => undefined,
}: Deps) => {
  const attempts = attemptsRepository(db);
  const giveBack = async (noted: RecordedAttempt): Promise<void> =>
    void (await attempts.delete(noted));

  async function findWaits(
    noted: RecordedAttempt,
    byCounter: AttemptKeys,
    now: number,
  ): Promise<Waits> {
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
    const first: RecordedAttempt = {
      scope,
      keys: Object.values(byCounter),
      at: now.toISOString(),
      places: [],
    };
    const refuse = ({ longest, isAccountLimited }: Waits): Problem => {
      if (isAccountLimited && scope === 'sign-in' && email !== undefined) onAccountLimited(email);
      return limited(longest);
    };
    const before = await findWaits(first, byCounter, now.getTime()); // most refusals need no write
    if (before.longest > 0) throw refuse(before);
    const noted: RecordedAttempt = { ...first, places: await attempts.insert(first) };
    const after = await findWaits(noted, byCounter, now.getTime());
    if (after.longest > 0) {
      await giveBack(noted);
      throw refuse(after);
    }
    return { giveBack: () => giveBack(noted) };
  }

  return {
    /**
     * Records an attempt unless it exceeds a limit. A known device that reached its own limit
     * counts as an unknown one.
     * @throws {Problem} `attempts_limited` with Retry-After; a refused attempt does not count
     */
    make: async (
      scope: AttemptScope,
      { email, address, deviceId }: AttemptSource,
    ): Promise<Attempt> => {
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

    forget: (): Promise<number> =>
      attempts.forget(new Date(clock.now().getTime() - longestWindowMs).toISOString()),
  };
};

export type AttemptsService = ReturnType<typeof attemptsService>;
