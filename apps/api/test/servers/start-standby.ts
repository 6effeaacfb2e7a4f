import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ensureDatabaseExists,
  onDatabase,
  withClient,
} from '../../../../infra/database/connect.ts';
import { findPostgres } from '../../../../infra/database/find-postgres.ts';
import { migrate } from '../../../../infra/database/migrations.ts';
import { startCluster } from '../../../../infra/database/private-cluster.ts';

// A standby receives what the primary has flushed, so commits have to wait for that.
const settings = ['synchronous_commit=on', 'wal_receiver_status_interval=1'];
const database = 'parages';

export type ServerPair = {
  primaryUrl: string;
  standbyUrl: string;
  /** The standby receives the log, and shows nothing of it until `resume`. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stopStandby: () => void;
  /** On the same port, with the same data. */
  startStandby: () => Promise<void>;
  stopPrimary: () => void;
  promote: () => Promise<void>;
  /** Stops both servers and deletes their data. */
  close: () => void;
};

/** Starts a primary with the migrated database, and its streaming standby. */
export async function startServerPair(): Promise<ServerPair> {
  const native = findPostgres();
  if (native === undefined) throw new Error('PostgreSQL with PostGIS is needed');
  const root = mkdtempSync(path.join(tmpdir(), 'parages-standby-'));
  // Its parts belong to the account that runs PostgreSQL.
  chmodSync(root, 0o755);
  const folders = { primary: path.join(root, 'primary'), standby: path.join(root, 'standby') };
  const options = { isFast: true, sharedBuffers: '64MB', settings };
  const primary = await startCluster(folders.primary, native, options);
  const primaryUrl = onDatabase(primary.url, database);
  await ensureDatabaseExists(onDatabase(primary.url, 'postgres'), database);
  await migrate({ engine: 'native', url: primaryUrl });
  const standby = await startCluster(folders.standby, native, {
    ...options,
    standbyOf: onDatabase(primary.url, 'postgres'),
  });
  const standbyUrl = onDatabase(standby.url, database);
  const onStandby = async (statement: string): Promise<void> => {
    await withClient(standbyUrl, (client) => client.query(statement));
  };
  return {
    primaryUrl,
    standbyUrl,
    pause: () => onStandby('SELECT pg_wal_replay_pause()'),
    resume: () => onStandby('SELECT pg_wal_replay_resume()'),
    stopStandby: standby.stop,
    startStandby: async () => {
      const port = Number(new URL(standby.url).port);
      await startCluster(folders.standby, native, { ...options, port });
    },
    stopPrimary: primary.stop,
    promote: () => onStandby('SELECT pg_promote()'),
    close: () => {
      standby.stop();
      primary.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
