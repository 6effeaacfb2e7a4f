import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../process/is-running.ts';

/** Who is using a private cluster: one file per process, so that the last one out stops it, also after one of them was killed. */
export function takeLease(leases: string): { release: () => { isLast: boolean } } {
  mkdirSync(leases, { recursive: true });
  const own = path.join(leases, String(process.pid));
  writeFileSync(own, '');
  const release = () => {
    rmSync(own, { force: true });
    const others = readdirSync(leases).filter((name) => {
      if (isRunning(Number(name))) return true;
      rmSync(path.join(leases, name), { force: true }); // killed before it could give its lease back
      return false;
    });
    return { isLast: others.length === 0 };
  };
  return { release };
}
