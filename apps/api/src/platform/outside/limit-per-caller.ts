import type { Clock } from '../clock.ts';
import { callWindows } from '../rate-limits/call-windows.ts';

export type CallerLimit = { most: number; windowMs: number; clock: Clock };

/**
 * A function that counts a call of an outside service for its caller, such as an IP address, and
 * returns false beyond `most` calls in a window, which begins with the caller's first call.
 */
export function limitPerCaller({
  most,
  windowMs,
  clock,
}: CallerLimit): (caller: string) => boolean {
  const count = callWindows(clock);
  return (caller) => count(caller, windowMs).used <= most;
}
