import pg from 'pg';
import type { z } from 'zod';
import { CoreRefusal } from '../core-refusal.ts';
import type { Statement } from './sql.ts';

/** Executes statements: the database, or one of its transactions. */
export type Db = {
  /**
   * The rows of a statement, each validated. @throws {ZodError} for a row of another shape;
   * {CoreRefusal} for a text with U+0000
   */
  rows: <Row extends z.ZodType>(shape: Row, statement: Statement) => Promise<z.output<Row>[]>;
  /**
   * Runs a statement. @returns the number of affected rows. @throws {CoreRefusal} for a text with
   * U+0000
   */
  run: (statement: Statement) => Promise<number>;
};

/**
 * A database with transactions. A transaction that fails with a conflict is retried four times at
 * most, so `work` must have no effect except on `tx`.
 */
export type Database = Db & {
  transaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
};

type Runner = Pick<pg.PoolClient, 'query'>;

const attempts = 5;
// Class 40: serialisation failures and deadlocks, which a retry resolves.
const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('40') === true;

// PostgreSQL cannot store U+0000, neither in text (22021) nor in JSON (22P05).
const holdsNul = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['22021', '22P05'].includes(error.code ?? '');

async function query(runner: Runner, { text, values }: Statement): Promise<pg.QueryResult> {
  try {
    return await runner.query(text, values);
  } catch (error) {
    throw holdsNul(error) ? new CoreRefusal(400, 'A text holds the character U+0000') : error;
  }
}

const onRunner = (runner: Runner): Db => ({
  rows: async (shape, statement) =>
    (await query(runner, statement)).rows.map((row) => shape.parse(row)),
  run: async (statement) => (await query(runner, statement)).rowCount ?? 0,
});

const ignore = (): void => undefined;

async function tryTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // Without a listener a connection lost between two statements would end the process: the pool
  // listens to idle ones alone. The next statement fails.
  client.on('error', ignore);
  const release = (isBroken: boolean): void => {
    client.off('error', ignore);
    client.release(isBroken);
  };
  try {
    await client.query('BEGIN');
    const result = await work(onRunner(client));
    await client.query('COMMIT');
    release(false);
    return result;
  } catch (error) {
    // A connection whose rollback fails must not return to the pool.
    await client.query('ROLLBACK').then(
      () => release(false),
      () => release(true),
    );
    throw error;
  }
}

/** A database over a pool of connections, which the caller ends. */
export function onPool(pool: pg.Pool): Database {
  return {
    ...onRunner(pool),
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await tryTransaction(pool, work);
        } catch (error) {
          if (attempt === attempts || !isRetryable(error)) throw error;
        }
      }
    },
  };
}
