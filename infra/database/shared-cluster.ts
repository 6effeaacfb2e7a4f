import { withFileLock } from '../process/file-lock.ts';
import { onShutdown } from '../process/shutdown.ts';
import type { NativePostgres } from './find-postgres.ts';
import { takeLease } from './leases.ts';
import { type ClusterOptions, type PrivateCluster, startCluster } from './private-cluster.ts';

/** Several processes may use the cluster of a folder, such as `npm start` and an import. */
export type SharedCluster = Pick<PrivateCluster, 'url' | 'wasRunning'> & {
  stop: () => Promise<void>;
};

export async function shareCluster(
  folder: string,
  native: NativePostgres,
  options: ClusterOptions = {},
): Promise<SharedCluster> {
  const lock = `${folder}.lock`;
  return withFileLock(lock, async () => {
    const cluster = await startCluster(folder, native, options);
    const lease = takeLease(`${folder}.leases`);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= withFileLock(lock, async () => {
        if (lease.release().isLast) cluster.stop();
      });
      return stopped;
    };
    onShutdown(stop); // Ctrl-C may come before the caller has `stop`.
    return { url: cluster.url, wasRunning: cluster.wasRunning, stop };
  });
}
