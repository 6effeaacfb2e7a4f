import { limits } from '@parages/contracts/vocabulary/limits';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';

const { lookups } = limits.organisation;
const maxAccounts = 10_000;

/** Each process counts separately, in its memory. */
export function lookupLimit({ clock }: { clock: Clock }) {
  const lookupsOf = new LRUCache<string, number[]>({ max: maxAccounts });

  return {
    /**
     * Counts one lookup and returns 0. When the account has reached the limit, counts nothing and
     * returns the seconds to wait.
     */
    take: (accountId: string): number => {
      const now = clock.now().getTime();
      const recent = (lookupsOf.get(accountId) ?? []).filter((at) => now - at < lookups.windowMs);
      const [first = now] = recent;
      if (recent.length >= lookups.most) return (first + lookups.windowMs - now) / 1000;
      lookupsOf.set(accountId, [...recent, now]);
      return 0;
    },
  };
}

export type LookupLimit = ReturnType<typeof lookupLimit>;
