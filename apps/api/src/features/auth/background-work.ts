/**
 * Work that the response does not depend on: either the response does not wait for it, so that the
 * response time reveals nothing, or its failure is tolerated.
 */
export type BackgroundWork = {
  start: (work: () => Promise<unknown>) => void;
  /**
   * Awaits work and reports its failure to `onError` instead of throwing, so that a sign-up
   * succeeds even when its mail cannot be queued.
   */
  attempt: (work: () => Promise<unknown>) => Promise<void>;
  idle: () => Promise<void>;
};

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
