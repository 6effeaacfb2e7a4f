import pg from 'pg';
import type { z } from 'zod';
import { CoreRefusal } from '../core-refusal.ts';
import type { Statement } from './sql.ts';

/** Where statements run: the database, or a transaction of it. */
export type Db = {
  /** The rows of a statement, each of the given shape. @throws {ZodError} for a row of another shape; {CoreRefusal} for a text with U+0000 */
  rows: <Row extends z.ZodType>(shape: Row, statement: Statement) => Promise<z.output<Row>[]>;
  /** Runs a statement. @returns how many rows it wrote or removed */
  run: (statement: Statement) => Promise<number>;
};

/** A database with transactions; one that meets another's is begun anew, so `work` must have no effect but on `tx`. */
export type Database = Db & {
  transaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
};

type Runner = Pick<pg.PoolClient, 'query'>;

const attempts = 5;
// Class 40: serialisation failures and deadlocks, which a second try settles.
const mayRetry = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('40') === true;

// PostgreSQL keeps no U+0000, in text (22021) or in JSON (22P05).
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

async function tryTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(onRunner(client));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is of no use to the next one.
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/** The database behind a pool of connections, which stays the caller's to end. */
export function onPool(pool: pg.Pool): Database {
  return {
    ...onRunner(pool),
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await tryTransaction(pool, work);
        } catch (error) {
          if (attempt === attempts || !mayRetry(error)) throw error;
        }
      }
    },
  };
}
