import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

export type CallerLimit = { most: number; windowMs: number; clock: Clock };

const maxCallers = 10_000;

/**
 * A function that counts a call of an outside service for its caller, such as an IP address, and
 * returns false beyond `most` calls in a window, which begins with the caller's first call.
 */
export function limitPerCaller({
  most,
  windowMs,
  clock,
}: CallerLimit): (caller: string) => boolean {
  const windows = new LRUCache<string, { used: number; endsAt: number }>({ max: maxCallers });
  return (caller) => {
    const now = clock.now().getTime();
    const known = windows.get(caller);
    const open = known && known.endsAt > now ? known : { used: 0, endsAt: now + windowMs };
    open.used += 1;
    windows.set(caller, open);
    return open.used <= most;
  };
}
