import { ApiProblem } from '@parages/contracts/api-problem';

/** Result of an action on one event: done, or the error code (`other` if the error has none). */
export type BulkResult = { isDone: true } | { isDone: false; code: string };

// Limits the concurrent requests, so that the API can serve other callers.
const concurrency = 4;
const fatalCodes = ['session_missing', 'permission_missing', 'unreachable'];

const codeOf = (error: unknown): string => (error instanceof ApiProblem ? error.code : 'other');

/**
 * Runs an action on many events with limited concurrency: a refusal for one event does not stop the
 * others. Calls `onResult` once for each event. After an error that would repeat for all (no
 * session, no permission, API unreachable), starts no more actions and reports the same code for
 * the remaining events.
 */
export async function runBulk<Item extends { id: string }>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onResult: (id: string, result: BulkResult) => void,
): Promise<void> {
  const queue = [...items];
  let fatalCode: string | undefined;
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      if (fatalCode !== undefined) {
        onResult(item.id, { isDone: false, code: fatalCode });
        continue;
      }
      const result = await act(item).then(
        (): BulkResult => ({ isDone: true }),
        (error: unknown): BulkResult => ({ isDone: false, code: codeOf(error) }),
      );
      if (!result.isDone && fatalCodes.includes(result.code)) fatalCode = result.code;
      onResult(item.id, result);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
