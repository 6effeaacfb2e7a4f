import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../../database/connect.ts';
import { type LoadOptions, startLoad } from '../load/mixed-load.ts';
import { type Spread, spreadOf } from '../load/samples.ts';
import type { Topology } from '../parts/open-topology.ts';

export type LagFigures = {
  /** Milliseconds by `parages_standby_lag_seconds` of the servers. */
  service: Spread;
  /** Milliseconds and bytes by `pg_stat_replication` of the primary. */
  replayMs: Spread;
  replayBytes: Spread;
  writes: number;
  ownReads: number;
  ownReadsMissed: number;
};

const measuredMs = 20_000;
const everyMs = 100;

const lagStatement = `SELECT extract(epoch FROM replay_lag) * 1000 AS ms, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), replay_lsn) AS bytes
  FROM pg_stat_replication`;

async function readDatabase(client: pg.Client): Promise<{ ms: number | null; bytes: number }> {
  const { rows } = await client.query<{ ms: string | null; bytes: string }>(lagStatement);
  const [row] = rows;
  if (row === undefined) throw new Error('no standby streams');
  return { ms: row.ms === null ? null : Number(row.ms), bytes: Math.max(0, Number(row.bytes)) };
}

const lagLine = /^parages_standby_lag_seconds\{state="(\w+)"\} (\S+)$/m;

async function readService({ servers }: Topology): Promise<number[]> {
  const texts = await Promise.all(
    servers.map(async ({ metricsPort }) =>
      (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    ),
  );
  return texts.flatMap((text) => {
    const seconds = lagLine.exec(text)?.[2];
    return seconds === undefined ? [] : [Number(seconds) * 1000];
  });
}

/** Measures how far the standby is behind while visitors search and members write. */
export async function measureLag(options: LoadOptions): Promise<LagFigures> {
  const load = startLoad(options);
  const [service, replayMs, replayBytes]: number[][] = [[], [], []];
  await withClient(options.topology.databases.adminUrls.primary, async (client) => {
    const endsAt = performance.now() + measuredMs;
    while (performance.now() < endsAt) {
      const { ms, bytes } = await readDatabase(client);
      // Null once the standby has caught up and nothing is written.
      if (ms !== null) replayMs?.push(ms);
      replayBytes?.push(bytes);
      service?.push(...(await readService(options.topology)));
      await wait(everyMs);
    }
  });
  await load.stop();
  const ownReads = load.samples.filter(({ kind }) => kind === 'own read');
  return {
    service: spreadOf(service ?? []),
    replayMs: spreadOf(replayMs ?? []),
    replayBytes: spreadOf(replayBytes ?? []),
    writes: load.samples.filter(({ kind }) => kind === 'write').length,
    ownReads: ownReads.length,
    ownReadsMissed: ownReads.filter(({ fault }) => fault !== undefined).length,
  };
}
