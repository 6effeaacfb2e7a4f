import type { ChildProcess } from 'node:child_process';

const graceMs = 5000;
const running = new Set<ChildProcess>();

/** The shutdown of this process stops the registered children. */
export function trackChild(child: ChildProcess): void {
  running.add(child);
  const forget = () => running.delete(child);
  child.once('exit', forget);
  child.once('error', forget);
}

/** A negative id signals the process group: the child and its descendants. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

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

export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map(stopChild));
}
