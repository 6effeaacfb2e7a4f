import type { ChildProcess } from 'node:child_process';

const graceMs = 5000;
const running = new Set<ChildProcess>();

/** Remembers a child until it ends, so that stopping us stops it. */
export function trackChild(child: ChildProcess): void {
  running.add(child);
  const forget = () => running.delete(child);
  child.once('exit', forget);
  child.once('error', forget);
}

/** Signals the child and what it started: our children lead their own process group. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Asks a child to end, and ends it by force after five seconds. */
export function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
}

/** Ends every child still running. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map(stopChild));
}
