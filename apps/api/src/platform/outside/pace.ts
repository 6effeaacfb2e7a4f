import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the caller may send its request. */
export type Pace = () => Promise<void>;

type PaceOptions = {
  perSecond: number;
  /** In milliseconds, of a clock that never goes back. */
  now?: () => number;
  wait?: (ms: number) => Promise<unknown>;
};

/** Spaces the requests of all callers that share it evenly, in the order of their calls. */
export function steadyPace({
  perSecond,
  now = () => performance.now(),
  wait = (ms) => sleep(ms),
}: PaceOptions): Pace {
  const spacingMs = 1000 / perSecond;
  let nextAt = 0;
  return async () => {
    const waitMs = nextAt - now();
    nextAt = Math.max(now(), nextAt) + spacingMs;
    if (waitMs > 0) await wait(waitMs);
  };
}
