import path from 'node:path';
import { ensureDatabaseExists, onDatabase } from '../../database/connect.ts';
import type { NativePostgres } from '../../database/find-postgres.ts';
import { killCluster } from '../../database/kill-cluster.ts';
import { migrate } from '../../database/migrations.ts';
import { startCluster } from '../../database/private-cluster.ts';
import { findFreePort } from '../../process/ports.ts';
import { onShutdown } from '../../process/shutdown.ts';

export type DatabaseServer = {
  port: number;
  url: string;
  /** SIGKILL to each process. */
  kill: () => Promise<void>;
  /** Returns after the recovery. */
  start: () => Promise<void>;
};

const database = 'parages';
// As installed: an acknowledged commit is on the disk.
const settings = ['synchronous_commit=on', 'fsync=on', 'full_page_writes=on'];

/** A private PostgreSQL in a folder, with the migrated database. */
export async function startDatabaseServer(
  folder: string,
  native: NativePostgres,
): Promise<DatabaseServer> {
  const port = await findFreePort();
  const options = { port, sharedBuffers: '128MB', settings };
  const cluster = await startCluster(folder, native, options);
  onShutdown(cluster.stop);
  const url = onDatabase(cluster.url, database);
  await ensureDatabaseExists(onDatabase(cluster.url, 'postgres'), database);
  await migrate({ engine: 'native', url });
  return {
    port,
    url,
    kill: () => killCluster(path.join(folder, 'pg')),
    start: async () => {
      await startCluster(folder, native, options);
    },
  };
}
