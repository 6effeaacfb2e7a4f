import { ApiProblem } from '@parages/contracts/api-problem';

/** `code` is that of the API's problem, or `other` for another error. */
export type BulkResult = { isDone: true } | { isDone: false; code: string };

// Limits the concurrent requests, so that the API can serve other callers.
const concurrency = 4;
const fatalCodes = ['session_missing', 'permission_missing', 'unreachable'];

const codeOf = (error: unknown): string => (error instanceof ApiProblem ? error.code : 'other');

/**
 * An error that would repeat for all events stops the action: the remaining events get the same
 * code.
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
