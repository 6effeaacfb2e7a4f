export type TurnTaker = {
  /** Ends the client: it has kept the session idle for too long while others wait. */
  evict: () => void;
};

type Waiting = { taker: TurnTaker; start: () => void; drop: () => void };

/**
 * Gives the one session of the engine to one client at a time, in order of arrival. A client keeps
 * it while its query or its transaction is open; when it is idle meanwhile and another client
 * waits, it is evicted after `idleMs`.
 */
export function sessionTurns(idleMs: number) {
  let holder: TurnTaker | undefined;
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  const queue: Waiting[] = [];

  function watch(): void {
    clearTimeout(timer);
    const idle = isBusy || queue.length === 0 ? undefined : holder;
    if (idle !== undefined) timer = setTimeout(() => idle.evict(), idleMs);
  }

  function release(): void {
    holder = undefined;
    const next = queue.shift();
    if (next === undefined) return;
    holder = next.taker;
    next.start();
  }

  async function take(taker: TurnTaker): Promise<boolean> {
    if (holder === undefined) holder = taker;
    if (holder === taker) return true;
    return new Promise((resolve) => {
      queue.push({ taker, start: () => resolve(true), drop: () => resolve(false) });
      watch();
    });
  }

  return {
    /**
     * Runs `work` when it is the client's turn; `work` returns whether the client keeps the
     * session. A client that leaves while it waits is dropped: then `work` does not run.
     */
    run: async (taker: TurnTaker, work: () => Promise<boolean>): Promise<void> => {
      if (!(await take(taker))) return;
      isBusy = true;
      let keeps = false;
      try {
        keeps = await work();
      } finally {
        isBusy = false;
        if (!keeps) release();
        watch();
      }
    },
    drop: (taker: TurnTaker): void => {
      for (const waiting of queue.filter((one) => one.taker === taker)) {
        queue.splice(queue.indexOf(waiting), 1);
        waiting.drop();
      }
      watch();
    },
    isHeldBy: (taker: TurnTaker): boolean => holder === taker,
  };
}

export type SessionTurns = ReturnType<typeof sessionTurns>;
