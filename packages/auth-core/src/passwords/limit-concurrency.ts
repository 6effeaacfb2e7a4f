import { CoreRefusal } from '../core-refusal.ts';

/** Runs a task now, or when a slot is free. */
export type Limit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs at most `concurrency` tasks at a time and queues the others. The
 * function throws CoreRefusal 429 when `maxWaiting` tasks already wait; the session library then
 * retries.
 */
export function limitConcurrency(concurrency: number, maxWaiting: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting)
        throw new CoreRefusal(429, 'Too many passwords are being checked');
      // A finished task hands its slot over, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
