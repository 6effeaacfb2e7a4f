import type pg from 'pg';
import { runProductSql } from '../queries/product-sql.ts';
import type { QueryCase } from '../queries/query-case.ts';
import type { QueryClass } from '../queries/query-classes.ts';

/** `plans` counts the plans that were read, those of nested statements included. */
export type PlanReport = { name: string; plans: number; faults: string[] };

const forbidden = /Seq Scan on (?:public\.)?\w+|Gather(?: Merge)?|JIT:/g;
const runsPerClass = 8;

/**
 * The server logs each plan to this connection, those inside functions too. Needs a role that may
 * load auto_explain.
 */
export async function checkPlans(
  client: pg.Client,
  classes: readonly QueryClass[],
  makeQuery: (n: number) => QueryCase,
): Promise<PlanReport[]> {
  await client.query("LOAD 'auto_explain'");
  await client.query(
    'SET auto_explain.log_min_duration = 0; SET auto_explain.log_nested_statements = on; SET client_min_messages = log',
  );
  const logged: string[] = [];
  const collect = ({ message }: { message: string | undefined }) => logged.push(message ?? '');
  client.on('notice', collect);
  const reports: PlanReport[] = [];
  for (const { name, sql, params } of classes) {
    logged.length = 0;
    for (let n = 0; n < runsPerClass; n++)
      await runProductSql(client, sql, params(makeQuery(n), n));
    const plans = logged
      .filter((message) => message.includes('plan:'))
      .map((message) => message.slice(message.indexOf('cost=')));
    const faults = new Set(
      logged.flatMap(
        (message) => message.slice(message.indexOf('  (cost=') - 200).match(forbidden) ?? [],
      ),
    );
    reports.push({
      name,
      plans: plans.length,
      faults: plans.length === 0 ? ['no plan was logged'] : [...faults],
    });
  }
  client.off('notice', collect);
  await client.query('SET client_min_messages = notice; SET auto_explain.log_min_duration = -1');
  return reports;
}
