import { databaseProblem } from '../../../platform/database/database-failure.ts';

type Writing<Item> = {
  /** Writes all items or none. */
  write: (items: readonly Item[]) => Promise<void>;
  refuse: (item: Item, error: unknown) => void;
};

/**
 * Bisects a batch that the database refuses, to write the other items and to call `refuse` with
 * each refused one.
 * @throws the error of a database that is unreachable, overloaded or timed out
 */
export async function writeOrRefuse<Item>(
  items: readonly Item[],
  writing: Writing<Item>,
): Promise<void> {
  const [first] = items;
  if (first === undefined) return;
  try {
    await writing.write(items);
  } catch (error) {
    if (databaseProblem(error) !== undefined) throw error;
    if (items.length === 1) {
      writing.refuse(first, error);
      return;
    }
    const middle = Math.ceil(items.length / 2);
    await writeOrRefuse(items.slice(0, middle), writing);
    await writeOrRefuse(items.slice(middle), writing);
  }
}
