import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '../problems/problem.ts';

/** The task was stopped: it used more memory or more time than it may. */
export class TaskStopped extends Error {}

export type WorkerTaskOptions = {
  /** The module and the name of its exported function. Input and answer are cloned. */
  module: URL;
  name: string;
  /** Of the heap of a thread; the thread ends when it needs more. */
  memoryMb: number;
  /** From the call to the answer, waiting and the start of a thread included. */
  deadlineMs: number;
  atOnce: number;
  mostWaiting: number;
};

const idleMs = 30_000;
const busyRetryS = 5;
const threadMemory = { maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
// A thread loads TypeScript as the process does, and nothing else that the process loads first.
const execArgv = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/**
 * Runs one function of a module in worker threads: work on bytes that a stranger sent, which must neither block the event loop nor exhaust
 * memory. Threads start with the first call and end after thirty idle seconds. What the function throws is thrown here.
 * @throws {Problem} work_busy when too many calls wait
 * @throws {TaskStopped} when the memory or the deadline is exceeded; its thread is gone by then
 */
export function workerTask<Input, Result>(
  options: WorkerTaskOptions,
): (input: Input) => Promise<Result> {
  const { module, name, memoryMb, deadlineMs, atOnce, mostWaiting } = options;
  let pool: Piscina<Input, Result> | undefined;
  let inFlight = 0;
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
    if (inFlight >= atOnce + mostWaiting) throw new Problem('work_busy').retryAfter(busyRetryS);
    inFlight += 1;
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      pool ??= open();
      return await pool.run(input, { signal: deadline });
    } catch (error) {
      if (deadline.aborted) throw new TaskStopped(`${name} took more than ${deadlineMs} ms`);
      if (isOutOfMemory(error)) throw new TaskStopped(`${name} needed more than ${memoryMb} MB`);
      throw error;
    } finally {
      inFlight -= 1;
    }
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
