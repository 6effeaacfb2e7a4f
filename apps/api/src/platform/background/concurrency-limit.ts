/** Thrown at once when the queue is full. */
export class QueueFull extends Error {}

export type LimitOptions = { atOnce: number; mostWaiting: number };

/** Runs `atOnce` tasks concurrently, queues up to `mostWaiting` more and refuses any other. */
export function concurrencyLimit({
  atOnce,
  mostWaiting,
}: LimitOptions): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new QueueFull('queue full');
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
