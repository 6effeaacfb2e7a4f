import { readFileSync } from 'node:fs';
import { stopChildren } from './children.ts';

type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let stopping: Promise<void> | undefined;

/** The clean-up that was registered last runs first. */
export function onShutdown(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/** Idempotent: npm forwards a Ctrl-C that the terminal has already sent. */
function shutdown(): Promise<void> {
  stopping ??= (async () => {
    await stopChildren();
    for (const cleanup of cleanups.reverse()) {
      try {
        await cleanup();
      } catch (error) {
        process.stderr.write(`${String(error)}\n`);
      }
    }
  })();
  return stopping;
}

const parentCheckMs = 300;

/**
 * The process ids of the shell in which npm starts us and, on Linux, of npm itself, separated by a
 * space.
 */
function readParents(): string {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${shell.slice(shell.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

/** Shuts down when npm has ended: a signal that ends npm does not reach this process. */
function stopWithParents(): void {
  const parents = readParents();
  const timer = setInterval(() => {
    if (readParents() === parents) return;
    clearInterval(timer);
    void shutdown().then(() => process.exit(143));
  }, parentCheckMs);
  timer.unref();
}

function stopOnSignals(): void {
  if (process.env.npm_lifecycle_event !== undefined) stopWithParents();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      void shutdown().then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
  }
}

export function isStopping(): boolean {
  return stopping !== undefined;
}

export async function withShutdown<T>(work: () => Promise<T>): Promise<T> {
  stopOnSignals();
  try {
    return await work();
  } finally {
    await shutdown();
  }
}
