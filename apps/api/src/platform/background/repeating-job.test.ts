import { expect, it, onTestFinished, vi } from 'vitest';
import { type RepeatOptions, startRepeating, stopJobs } from './repeating-job.ts';

const start = (run: RepeatOptions['run'], everyMs = 3_600_000) => {
  const warn = vi.fn();
  const repeated = startRepeating({ name: 'a job', everyMs, run, log: { warn } });
  onTestFinished(repeated.stop);
  return { ...repeated, warn };
};
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

it('a repeating job starts at once, runs once more after two wakes during a run, and ignores a wake after stop', async () => {
  const { opened, open } = gate();
  let runs = 0;
  const { wake, stop } = start(async () => {
    runs += 1;
    await opened;
  });
  wake();
  wake();
  expect(runs).toBe(1);
  open();
  await expect.poll(() => runs).toBe(2);
  await stop();
  wake();
  expect(runs).toBe(2);
});

it('a repeating job logs a failure and runs again at the next interval', async () => {
  let runs = 0;
  const { warn } = start(async () => {
    runs += 1;
    throw new Error('no luck');
  }, 5);
  await expect.poll(() => runs).toBeGreaterThan(2);
  expect(warn).toHaveBeenCalledWith({ err: new Error('no luck') }, 'a job failed');
});

it('a repeating job runs again when woken, regardless of the value that a run returned', async () => {
  let runs = 0;
  const { wake } = start(async () => {
    runs += 1;
    return 3_600_000;
  });
  await expect.poll(() => runs).toBe(1);
  wake();
  await expect.poll(() => runs).toBe(2);
});

it('a repeating job runs again when woken between the end of a run and its return to idle', async () => {
  let runs = 0;
  let wakeAgain = (): void => undefined;
  const { wake } = start(async () => {
    runs += 1;
    // The second microtask comes after the last check of the loop, and before the job is idle.
    if (runs === 1) queueMicrotask(() => queueMicrotask(() => wakeAgain()));
  });
  wakeAgain = wake;
  await expect.poll(() => runs).toBe(2);
});

it('a repeating job does not run during the pause that a run requested, even when woken', async () => {
  let runs = 0;
  const { wake } = start(async (_isStopping, pauseFor) => {
    runs += 1;
    pauseFor(3_600_000);
  }, 1);
  await expect.poll(() => runs).toBe(1);
  for (let n = 0; n < 20; n += 1) {
    wake();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(runs).toBe(1);
});

it('the stop of a repeating job waits for the current run, whose `isStopping` becomes true', async () => {
  let wasStopping = false;
  const { opened, open } = gate();
  const { stop } = start(async (isStopping) => {
    await opened;
    wasStopping = isStopping();
  });
  const stopped = stop();
  open();
  await stopped;
  expect(wasStopping).toBe(true);
});

it('stopJobs stops all repeating jobs at once: one that is woken while another one ends does not run again', async () => {
  const { opened, open } = gate();
  const slow = start(async () => {
    await opened;
  });
  let runs = 0;
  const quick = start(async () => {
    runs += 1;
  });
  await expect.poll(() => runs).toBe(1);
  const stopped = stopJobs([slow, quick]);
  quick.wake();
  open();
  await stopped;
  expect(runs).toBe(1);
});
