import type pg from 'pg';
import { z } from 'zod';
import { runProductSql } from '../queries/product-sql.ts';
import type { QueryCase } from '../queries/query-case.ts';
import type { QueryClass } from '../queries/query-classes.ts';
import { type CpuClock, openCpuClock } from './backend-cpu.ts';
import { type Timing, timingOf } from './statistics.ts';

/** Includes reading the rows; `cpu` is the server's CPU time, null where it cannot be read. */
export type SqlTiming = {
  name: string;
  timing: Timing;
  cpu: Timing | null;
  meanRows: number;
  p95TargetMs: number | null;
};

const warmUps = 30;
const rounds = 4;
// Query numbers far from those of the rounds: warms the machine without caching the measured
// results.
const warmUpFrom = 1_000_000;

type Sample = { ms: number; cpuMs: number; rows: number };

async function timed(step: () => Promise<unknown[]>, cpuClock?: CpuClock): Promise<Sample> {
  const cpuBefore = (await cpuClock?.()) ?? 0;
  const startedAt = performance.now();
  const rows = await step();
  const ms = performance.now() - startedAt;
  return { ms, cpuMs: ((await cpuClock?.()) ?? 0) - cpuBefore, rows: rows.length };
}

const meanOf = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)) * 10) / 10;

export async function warmDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
  } catch {
    return; // Without pg_prewarm, only the warm-up queries fill the cache.
  }
  const { rows } = await client.query(
    "SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind IN ('r', 'i')",
  );
  for (const row of rows)
    await client.query('SELECT pg_prewarm($1::regclass)', [
      z.object({ name: z.string() }).parse(row).name,
    ]);
}

/**
 * Times a quarter of the queries of every class in each round, so that a slow minute of the machine
 * affects all classes.
 */
export async function timeSql(
  client: pg.Client,
  classes: readonly QueryClass[],
  makeQuery: (n: number) => QueryCase,
  queries: number,
): Promise<SqlTiming[]> {
  const samples: Sample[][] = classes.map(() => []);
  const cpuClock = await openCpuClock(client);
  const perRound = Math.ceil(queries / rounds);
  for (let round = 0; round < rounds; round++) {
    for (const [place, { sql, params }] of classes.entries()) {
      for (let n = 0; n < warmUps; n++)
        await runProductSql(client, sql, params(makeQuery(warmUpFrom + round * warmUps + n), n));
      for (let n = round * perRound; n < (round + 1) * perRound; n++) {
        const values = params(makeQuery(n), n);
        samples[place]?.push(await timed(() => runProductSql(client, sql, values), cpuClock));
      }
    }
  }
  return classes.map(({ name, p95TargetMs = null }, place) => {
    const sample = samples[place] ?? [];
    const cpu = cpuClock ? timingOf(sample.map(({ cpuMs }) => cpuMs)) : null;
    return {
      name,
      timing: timingOf(sample.map(({ ms }) => ms)),
      cpu,
      meanRows: meanOf(sample.map(({ rows }) => rows)),
      p95TargetMs,
    };
  });
}
