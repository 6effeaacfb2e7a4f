import type { Db, Transaction } from '../../../platform/database/database.ts';

class RolledBack<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('rolled back');
    this.result = result;
  }
}

const transactionMs = 20_000;

/**
 * Runs `work` in a transaction and rolls it back when `isKept` refuses its result, which is returned
 * in both cases.
 */
export async function transactionKeptIf<Result>(
  db: Db,
  work: (tx: Transaction) => Promise<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> {
  try {
    return await db.$transaction(
      async (tx) => {
        const result = await work(tx);
        if (!isKept(result)) throw new RolledBack(result);
        return result;
      },
      { timeout: transactionMs },
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
}
