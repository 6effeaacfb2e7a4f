/** Thrown at once when as many pieces of work wait as may. */
export class LaneFull extends Error {}

export type LaneOptions = { atOnce: number; mostWaiting: number };

/** Does a few things at once, lets a few more wait, and refuses the others: work that fills a core or memory, whatever the crowd. */
export function workLane({
  atOnce,
  mostWaiting,
}: LaneOptions): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new LaneFull('too much waits already');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
