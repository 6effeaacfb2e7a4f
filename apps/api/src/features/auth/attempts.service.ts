import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database.ts';
import { networkOf } from '../../platform/network.ts';
import { Problem } from '../../platform/problem.ts';
import { type AttemptScope, attemptKeys, attemptRules, longestWindowMs, waitMs } from './attempts.domain.ts';
import { attemptsRepository } from './attempts.repository.ts';

type Noted = { scope: AttemptScope; keys: string[]; places: string[]; at: string };

/** One attempt that was let through. Take it back when it was no failure. */
export type Attempt = { giveBack: () => Promise<void> };

const limited = (ms: number): Problem => new Problem('attempts_limited').retryAfter(ms / 1000);

/**
 * Counts attempts of accounts and networks, whichever process they reach. An attempt is noted before it is made: of a thousand at once no
 * more than the limit come through.
 */
export const attemptsService = ({ db, clock, secret }: { db: SqlClient; clock: Clock; secret: string }) => {
  const attempts = attemptsRepository(db);
  const giveBack = async (noted: Noted): Promise<void> => void (await attempts.delete(noted));

  async function longestWait(noted: Noted, bounds: Map<string, (typeof attemptRules)[AttemptScope]['account' | 'network']>, now: number) {
    const { scope, keys, places } = noted;
    const rows = await attempts.list({ scope, keys, places, since: new Date(now - longestWindowMs).toISOString() });
    const waits = [...bounds].map(([key, of]) => {
      const others = rows.filter((row) => row.key === key).map(({ at }) => at);
      return waitMs(of, others, now);
    });
    return Math.max(0, ...waits);
  }

  return {
    /** Lets an attempt through. @throws {Problem} `attempts_limited`, saying when to come back; what is refused does not count */
    make: async (
      scope: AttemptScope,
      { email, address }: { email?: string | undefined; address?: string | undefined },
    ): Promise<Attempt> => {
      const now = clock.now();
      const { account, network } = attemptKeys(scope, { email, network: address && networkOf(address) }, secret);
      const bounds = new Map([
        ...(account === undefined ? [] : [[account, attemptRules[scope].account] as const]),
        ...(network === undefined ? [] : [[network, attemptRules[scope].network] as const]),
      ]);
      const keys = [...bounds.keys()];
      const at = now.toISOString();
      const first = { scope, keys, at, places: [] };
      const refusal = await longestWait(first, bounds, now.getTime()); // most refusals write nothing
      if (refusal > 0) throw limited(refusal);
      const noted: Noted = { ...first, places: await attempts.insert({ scope, keys, at }) };
      const wait = await longestWait(noted, bounds, now.getTime());
      if (wait > 0) {
        await giveBack(noted);
        throw limited(wait);
      }
      return { giveBack: () => giveBack(noted) };
    },

    /** Forgets what no limit needs any more. */
    forget: (): Promise<number> => attempts.forget(new Date(clock.now().getTime() - longestWindowMs).toISOString()),
  };
};

export type AttemptsService = ReturnType<typeof attemptsService>;
