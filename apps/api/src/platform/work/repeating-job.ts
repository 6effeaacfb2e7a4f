/** Where jobs say what went wrong. */
export type JobLog = { warn: (details: object, message: string) => void };

/** A job that runs until it is stopped: `stop` starts no further run and waits for the one in progress. */
export type StoppableJob = { stop: () => Promise<void> };

export type RepeatingJob = StoppableJob & {
  /** Runs it now; once more afterwards when it is running already. */
  wake: () => void;
};

export type RepeatOptions = {
  name: string;
  everyMs: number;
  /** `isStopping` tells a long run to end early. A number it answers is a pause in milliseconds: until then it is not run again. */
  run: (isStopping: () => boolean) => Promise<number | undefined>;
  log: JobLog;
};

/** Runs something now and every so often, never twice at a time. A failure is logged and tried again. */
export function startRepeating({ name, everyMs, run, log }: RepeatOptions): RepeatingJob {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let pausedUntil = 0;

  async function runWhileWanted(): Promise<void> {
    while (isWanted && !isStopped && performance.now() >= pausedUntil) {
      isWanted = false;
      const pauseMs = await run(() => isStopped).catch((error: unknown) => {
        log.warn({ err: error }, `${name} failed`);
        return undefined;
      });
      pausedUntil = performance.now() + (pauseMs ?? 0);
    }
  }

  const wake = (): void => {
    isWanted = true;
    running ??= runWhileWanted().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(wake, everyMs);
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
