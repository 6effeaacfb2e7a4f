import { readFileSync } from 'node:fs';

// A zombie (killed, not yet reaped by its parent) still accepts signals. Linux exposes the state in
// /proc; elsewhere signal 0 decides.
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''));
  } catch {
    return false;
  }
}

/** Whether a process with this id is alive, also when another user owns it. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
