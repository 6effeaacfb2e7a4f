import { CoreRefusal } from '../core-refusal.ts';

/** Runs a task now, or in its turn. */
export type Limit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * At most `atOnce` tasks at a time, the others in order of arrival.
 * @throws {CoreRefusal} 429 for a task that finds `maxWaiting` others before it: the session library tries again
 */
export function limitAtOnce(atOnce: number, maxWaiting: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting)
        throw new CoreRefusal(429, 'Too many passwords are being checked');
      await new Promise<void>((resolve) => waiting.push(resolve)); // the place of a task that ended is handed over
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
