import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { onDatabase, withClient } from '../../database/connect.ts';
import type { NativePostgres } from '../../database/find-postgres.ts';
import { killCluster } from '../../database/kill-cluster.ts';
import { migrate } from '../../database/migrations.ts';
import { startCluster } from '../../database/private-cluster.ts';
import { root } from '../../process/paths.ts';
import { runCommand } from '../../process/run-command.ts';
import { onShutdown } from '../../process/shutdown.ts';

const database = 'parages';
const role = 'parages';
const settings = ['synchronous_commit=on', 'wal_receiver_status_interval=1'];
const waitsForStandby = 'FIRST 1 (*)';

export type DatabasePair = {
  /** As the role of the service. */
  primaryUrl: string;
  standbyUrl: string;
  /** As a superuser. */
  adminUrls: { primary: string; standby: string };
  /** Starts the standby; from then on each commit waits until the standby has flushed it. */
  addStandby: () => Promise<void>;
  /** SIGKILL to each process of the primary. */
  killPrimary: () => Promise<void>;
};

const asRole = (clusterUrl: string): string => {
  const url = new URL(onDatabase(clusterUrl, database));
  url.username = role;
  url.password = role;
  return url.toString();
};

async function createDatabase(native: NativePostgres, clusterUrl: string): Promise<void> {
  const file = path.join(root, 'infra/production/postgres/create-database.sql');
  const admin = onDatabase(clusterUrl, 'postgres');
  const args = ['--quiet', `--set=password=${role}`, `--file=${file}`, admin];
  const { code, output } = await runCommand(path.join(native.bin, 'psql'), args);
  if (code !== 0) throw new Error(output);
}

/** Waits until a query returns a row. */
async function untilRow(client: pg.Client, statement: string): Promise<void> {
  while ((await client.query(statement)).rowCount === 0) await wait(50);
}

const isStreaming = `SELECT FROM pg_stat_replication WHERE state = 'streaming'`;
const isSynchronous = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`;

const commitWithStandby = (adminUrl: string): Promise<void> =>
  withClient(adminUrl, async (client) => {
    await untilRow(client, isStreaming);
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${waitsForStandby}'`);
    await client.query('SELECT pg_reload_conf()');
    await untilRow(client, isSynchronous);
  });

/** Starts a primary with the migrated database as docs/operations.md creates it. */
export async function startDatabases(
  folder: string,
  native: NativePostgres,
): Promise<DatabasePair> {
  const folders = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'standby') };
  for (const one of [folder, ...Object.values(folders)]) {
    mkdirSync(one, { recursive: true });
    // Its parts belong to the account that runs PostgreSQL.
    chmodSync(one, 0o755);
  }
  const options = { sharedBuffers: '128MB', settings };
  const primary = await startCluster(folders.primary, native, options);
  onShutdown(primary.stop);
  await createDatabase(native, primary.url);
  const primaryUrl = asRole(primary.url);
  await migrate({ engine: 'native', url: primaryUrl });
  const pair: DatabasePair = {
    primaryUrl,
    standbyUrl: '',
    adminUrls: { primary: onDatabase(primary.url, database), standby: '' },
    addStandby: async () => {
      const standbyOf = onDatabase(primary.url, 'postgres');
      const standby = await startCluster(folders.standby, native, { ...options, standbyOf });
      onShutdown(standby.stop);
      pair.standbyUrl = asRole(standby.url);
      pair.adminUrls.standby = onDatabase(standby.url, database);
      await commitWithStandby(pair.adminUrls.primary);
    },
    killPrimary: () => killCluster(path.join(folders.primary, 'pg')),
  };
  return pair;
}
