import { concurrencyLimit, QueueFull } from '../background/concurrency-limit.ts';
import { TaskStopped, workerTask } from '../background/worker-task.ts';
import { Problem } from '../problems/problem.ts';

const memoryMb = 256;
const deadlineMs = 20_000;
// One turn for all documents of the process: drawing saturates a core, and page requests come
// first.
const turns = concurrencyLimit({ atOnce: 1, mostWaiting: 10 });

/**
 * Runs the work when no other document is prepared or drawn.
 * @throws {Problem} service_unavailable at once while ten wait, and for a document that exceeds the
 * memory or the deadline of its thread
 */
export const inDrawingTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  turns(work).catch((error: unknown) => {
    const isBusy = error instanceof QueueFull || error instanceof TaskStopped;
    throw isBusy ? Object.assign(new Problem('service_unavailable'), { cause: error }) : error;
  });

/**
 * Returns a function that draws a PDF in a worker thread, so that the event loop goes on. `name`: the
 * function that `module` exports. It gets a clone of the facts, in which a `Buffer` is a
 * `Uint8Array`. Call the returned function within `inDrawingTurn`.
 */
export function pdfThread<Facts>(module: URL, name: string): (facts: Facts) => Promise<Buffer> {
  const draw = workerTask<Facts, Uint8Array>({
    module,
    name,
    memoryMb,
    deadlineMs,
    atOnce: 1,
    maxQueue: 1,
  });
  return async (facts) => {
    const { buffer, byteOffset, byteLength } = await draw(facts);
    return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  };
}
