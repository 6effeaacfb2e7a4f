import { readConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../platform/database/database.ts';
import { databaseProblem } from '../platform/database/database-failure.ts';
import { databaseAway } from './on-database-messages.ts';

/**
 * The pool has `poolSize` connections, but one on PGlite, which has one session. `work` receives
 * their number as `lanes`.
 */
export async function onDatabase<T>(
  work: (db: Db, lanes: number) => Promise<T>,
  poolSize = 1,
): Promise<T> {
  const config = readConfig();
  const lanes = config.DATABASE_ENGINE === 'pglite' ? 1 : poolSize;
  const db = openDatabase(config.DATABASE_URL, {
    engine: config.DATABASE_ENGINE,
    statementTimeoutMs: 0,
    poolSize: lanes,
    onConnectionLost: (error) => console.error(error.message),
  });
  try {
    return await work(db, lanes);
  } finally {
    await db.$disconnect();
  }
}

export function reportFailure(
  error: unknown,
  say: (reason: string) => string = (reason) => reason,
): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(databaseProblem(error) === undefined ? say(reason) : databaseAway);
  process.exitCode = 1;
}
