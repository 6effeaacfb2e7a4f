import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../process/is-running.ts';

export type Postmaster = { pid: number; port: number; socketFolder: string; host: string };

/** The first lines of `postmaster.pid` are pid, folder, start, port, socket folder, address. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const [pid = '', , , port = '', socketFolder = '', host = ''] = readFileSync(
      path.join(cluster, 'postmaster.pid'),
      'utf8',
    ).split('\n');
    const postmaster = {
      pid: Number(pid),
      port: Number(port),
      socketFolder: socketFolder.trim(),
      host: host.trim() || '127.0.0.1',
    };
    return isRunning(postmaster.pid) && postmaster.port > 0 ? postmaster : undefined;
  } catch {
    return undefined;
  }
}
