import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** `used` counts the calls of the window, this one included. Milliseconds since 1970. */
export type CallWindow = { used: number; now: number; endsAt: number };

/**
 * A function that counts a call of a key, in windows that begin with its first call. Forgets the
 * least recent of more than `rateLimits.keptInMemory` keys.
 */
export function callWindows(clock: Clock): (key: string, windowMs: number) => CallWindow {
  const windows = new LRUCache<string, { used: number; endsAt: number }>({
    max: rateLimits.keptInMemory,
  });
  return (key, windowMs) => {
    const now = clock.now().getTime();
    const known = windows.get(key);
    const open =
      known !== undefined && known.endsAt > now ? known : { used: 0, endsAt: now + windowMs };
    open.used += 1;
    windows.set(key, open);
    return { ...open, now };
  };
}
