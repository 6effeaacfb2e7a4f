/** Work that goes on after the answer has left, so that nobody can tell from its time what was found. */
export type BackgroundWork = {
  start: (work: () => Promise<unknown>) => void;
  /** Settles when everything that was started has ended. */
  idle: () => Promise<void>;
};

/** `onError` hears of what failed: nobody else is waiting for it. */
export function backgroundWork(onError: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<unknown>>();
  return {
    start: (work) => {
      const ending = work()
        .catch(onError)
        .finally(() => running.delete(ending));
      running.add(ending);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
