import type { ChildProcess } from 'node:child_process';

const graceMs = 5000;
const running = new Set<ChildProcess>();

/** Registers a child process until it ends: our shutdown stops the registered ones. */
export function trackChild(child: ChildProcess): void {
  running.add(child);
  const forget = () => running.delete(child);
  child.once('exit', forget);
  child.once('error', forget);
}

/** Signals the process group of a child: the child and its descendants. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/**
 * Sends SIGTERM to the process group of a child, and SIGKILL after five seconds; resolves when the
 * child has ended.
 */
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

/** Stops all registered children, at the same time. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map(stopChild));
}
