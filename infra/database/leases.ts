import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../process/is-running.ts';

/** `isLast` is true when no other process uses the cluster: the caller then stops it. */
export function takeLease(leases: string): { release: () => { isLast: boolean } } {
  mkdirSync(leases, { recursive: true });
  const own = path.join(leases, String(process.pid));
  writeFileSync(own, '');
  const release = () => {
    rmSync(own, { force: true });
    const others = readdirSync(leases).filter((name) => {
      if (isRunning(Number(name))) return true;
      rmSync(path.join(leases, name), { force: true }); // The process has ended.
      return false;
    });
    return { isLast: others.length === 0 };
  };
  return { release };
}
