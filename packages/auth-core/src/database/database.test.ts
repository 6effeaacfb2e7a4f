import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '../../test/start-test-core.ts';
import { onPool } from './database.ts';
import { sql } from './sql.ts';

const backend = z.object({ pid: z.int() });

it('a transaction whose connection is lost between two statements fails; the process and the pool go on', async () => {
  const pool = await emptyDatabase();
  const database = onPool(pool);
  const failing = database.transaction(async (tx) => {
    const [row] = await tx.rows(backend, sql`SELECT pg_backend_pid() AS pid`);
    await pool.query('SELECT pg_terminate_backend($1, 5000)', [row?.pid]);
    // Its end arrives meanwhile, when no statement waits for an answer.
    await pool.query('SELECT pg_sleep(0.2)');
    await tx.run(sql`SELECT 1`);
  });
  await expect(failing).rejects.toThrow(/not queryable|terminat/i);
  expect(await database.rows(backend, sql`SELECT 1 AS pid`)).toEqual([{ pid: 1 }]);
});
