/** Work beside an answer: what goes on after it has left, so that nobody can tell from its time what was found, and what may fail. */
export type BackgroundWork = {
  start: (work: () => Promise<unknown>) => void;
  /** Waits for work whose failure prevents nothing else: a sign-up whose mail could not be made is one all the same. */
  attempt: (work: () => Promise<unknown>) => Promise<void>;
  /** Settles when everything that was started has ended. */
  idle: () => Promise<void>;
};

/** `onError` hears of what failed: nobody else is waiting for it. */
export function backgroundWork(onError: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<unknown>>();
  return {
    attempt: async (work) => {
      await work().catch(onError);
    },
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
