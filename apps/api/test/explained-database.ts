import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { SqlClient } from '../src/platform/database/database.ts';
import { namedStatements } from './named-statements.ts';
import { ownDatabase } from './servers/test-database.ts';

const seed = readFileSync(new URL('./records/many-pois.sql', import.meta.url), 'utf8');

/** A database of pois on 10 June 2026, behind one connection that reports query plans. */
export type ExplainedDatabase = {
  client: pg.Client;
  db: SqlClient;
  /** The plans of the statements that `run` sends, including those nested in functions. */
  plansOf: (run: () => Promise<unknown>) => Promise<string[]>;
};

/** The caller ends the client after the tests. */
export async function explainedDatabase(
  more: readonly string[],
  settings: readonly string[] = [],
  pois = 20_000,
): Promise<ExplainedDatabase> {
  const { url } = await ownDatabase();
  const options = ['jit=off', 'max_parallel_workers_per_gather=2', ...settings]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  await client.query(seed, [pois]);
  await client.query(`SELECT refresh_poi_search(array_agg(id), '2026-06-10T10:00:00Z') FROM poi`);
  for (const statement of more) await client.query(statement);
  await client.query('VACUUM ANALYZE');
  await client.query(`LOAD 'auto_explain'`);
  await client.query(
    'SET auto_explain.log_min_duration = 0; SET auto_explain.log_nested_statements = on; SET client_min_messages = log',
  );
  let plans: string[] = [];
  client.on('notice', ({ message = '' }) => plans.push(message));
  const plansOf = async (run: () => Promise<unknown>) => {
    plans = [];
    await run();
    return plans;
  };
  return { client, db: namedStatements(client), plansOf };
}

export const slowSteps = (plans: readonly string[], tables: readonly string[]): string[] => {
  const slow = new RegExp(`.*(Seq Scan on (${tables.join('|')})\\b|Gather|JIT).*`, 'g');
  return [...new Set(plans.flatMap((plan) => plan.match(slow) ?? []))];
};
