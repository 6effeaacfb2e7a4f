import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '../problems/problem.ts';

/** The task was stopped at its memory limit or its deadline. */
export class TaskStopped extends Error {}

export type WorkerTaskOptions = {
  /** Module that exports the function `name`. Input and result are cloned. */
  module: URL;
  name: string;
  /** Heap limit of a thread; above it the thread ends. */
  memoryMb: number;
  /** In the queue, and again from the thread start to the result. */
  deadlineMs: number;
  atOnce: number;
  maxQueue: number;
};

const idleMs = 30_000;
const busyRetryS = 5;
const threadMemory = { maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
// Threads do not inherit the process's `--import` modules. They load TypeScript by Node itself
// where it can, else by tsx.
const execArgv = process.features.typescript
  ? []
  : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/**
 * Isolates work on untrusted bytes, which must neither block the event loop nor exhaust memory.
 * Rethrows errors of the function.
 * @throws {Problem} work_busy when the queue is full, or when the task waits past the deadline
 * @throws {TaskStopped} at the memory limit, or at the deadline of a started task
 */
export function workerTask<Input, Result>(
  options: WorkerTaskOptions,
): (input: Input) => Promise<Result> {
  const { module, name, memoryMb, deadlineMs, atOnce, maxQueue } = options;
  let pool: Piscina<Input, Result> | undefined;
  const turns = threadTurns(atOnce, deadlineMs);
  const open = (): Piscina<Input, Result> =>
    new Piscina<Input, Result>({
      filename: fileURLToPath(module),
      name,
      execArgv,
      minThreads: 0,
      maxThreads: atOnce,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, ...threadMemory },
    });
  return async (input) => {
    if (turns.count() >= atOnce + maxQueue) throw busy();
    await turns.take();
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      pool ??= open();
      return await pool.run(input, { signal: deadline });
    } catch (error) {
      if (deadline.aborted) throw new TaskStopped(`${name} took more than ${deadlineMs} ms`);
      if (isOutOfMemory(error)) throw new TaskStopped(`${name} needed more than ${memoryMb} MB`);
      throw error;
    } finally {
      turns.giveBack();
    }
  };
}

const busy = (): Problem => new Problem('work_busy').retryAfter(busyRetryS);

type ThreadTurns = {
  /** Tasks that run or wait. */
  count: () => number;
  take: () => Promise<void>;
  giveBack: () => void;
};

/** Piscina does not say which tasks wait, so tasks wait here and it gets those that run. */
function threadTurns(atOnce: number, longestWaitMs: number): ThreadTurns {
  const waiting = new Set<() => void>();
  let running = 0;
  return {
    count: () => running + waiting.size,
    take: () =>
      new Promise((resolve, reject) => {
        const start = (): void => {
          clearTimeout(timer);
          waiting.delete(start);
          running += 1;
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(start);
          reject(busy());
        }, longestWaitMs);
        waiting.add(start);
        if (running < atOnce) start();
      }),
    giveBack: () => {
      running -= 1;
      const [next] = waiting;
      next?.();
    },
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
