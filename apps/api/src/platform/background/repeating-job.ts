import { channel } from 'node:diagnostics_channel';
import { type Failure, failureChannel } from '../error-tracker/failures.ts';

/** A run of a job: its duration in seconds, and whether it failed. */
export type JobRun = { job: string; seconds: number; isFailed: boolean };

/** Publishes a `JobRun` at the end of each run in this process. */
export const jobRunChannel = channel('parages:job-run');

export type JobLog = { warn: (details: object, message: string) => void };

/** `stop` prevents further runs and resolves once the current run has ended. */
export type StoppableJob = { stop: () => Promise<void> };

/** Stops jobs together, so that none starts a further run while another one ends. */
export async function stopJobs(jobs: readonly StoppableJob[]): Promise<void> {
  await Promise.all(jobs.map((job) => job.stop()));
}

export type RepeatingJob = StoppableJob & {
  /** Runs the job now, or once more after the current run. No effect in a pause or after `stop`. */
  wake: () => void;
};

export type RepeatOptions = {
  name: string;
  everyMs: number;
  /**
   * `isStopping` returns true once the job is being stopped: a long run should then end early.
   * `pauseFor` delays the next run by that many milliseconds at least.
   */
  run: (isStopping: () => boolean, pauseFor: (ms: number) => void) => Promise<unknown>;
  log: JobLog;
};

/** Runs a job now and every `everyMs`, never twice at a time. Logs a failure and continues. */
export function startRepeating({ name, everyMs, run, log }: RepeatOptions): RepeatingJob {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopped = false;
  let pausedUntil = 0;

  const pauseFor = (ms: number): void => {
    pausedUntil = performance.now() + ms;
  };
  const isDue = (): boolean => isRequested && !isStopped && performance.now() >= pausedUntil;
  async function runWhileDue(): Promise<void> {
    while (isDue()) {
      isRequested = false;
      const startedAt = performance.now();
      let isFailed = false;
      try {
        await run(() => isStopped, pauseFor);
      } catch (error) {
        isFailed = true;
        log.warn({ err: error }, `${name} failed`);
        failureChannel.publish({ error, kind: 'job', name } satisfies Failure);
      }
      const seconds = (performance.now() - startedAt) / 1000;
      jobRunChannel.publish({ job: name, seconds, isFailed } satisfies JobRun);
    }
  }

  const wake = (): void => {
    isRequested = true;
    running ??= runWhileDue().finally(() => {
      running = undefined;
      // Between the end of the loop and this callback, a wake starts no run.
      if (isDue()) wake();
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
