import { ApiProblem } from '@parages/contracts/api-problem';

/** What came of an act on one event: nothing more to say, or the code of its refusal. */
export type BulkResult = { isDone: true } | { isDone: false; code: string };

// So many at once: the service has others to answer.
const together = 4;
const ended = ['session_missing', 'permission_missing', 'unreachable'];

const codeOf = (error: unknown): string => (error instanceof ApiProblem ? error.code : 'other');

/**
 * Does one thing to many events, a few at a time, each for itself: what is refused to one stops no other. `onResult` is told of each as it
 * ends. What would be refused to all of them alike is not tried again: the others are told the same.
 */
export async function runBulk<Item extends { id: string }>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onResult: (id: string, result: BulkResult) => void,
): Promise<void> {
  const waiting = [...items];
  let givenUp: string | undefined;
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (givenUp !== undefined) {
        onResult(item.id, { isDone: false, code: givenUp });
        continue;
      }
      const result = await act(item).then(
        (): BulkResult => ({ isDone: true }),
        (error: unknown): BulkResult => ({ isDone: false, code: codeOf(error) }),
      );
      if (!result.isDone && ended.includes(result.code)) givenUp = result.code;
      onResult(item.id, result);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
}
