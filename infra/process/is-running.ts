import { readFileSync } from 'node:fs';

// Killed, but not yet collected by its parent: it answers signals and does nothing else. Linux tells; elsewhere we believe the signal.
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''));
  } catch {
    return false;
  }
}

/** Whether a process of that id is alive, whoever owns it. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
