import { readFileSync } from 'node:fs';
import { stopChildren } from './children.ts';

type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let stopping: Promise<void> | undefined;

/** Adds something to undo when we leave; the last added goes first. */
export function onShutdown(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/** Ends the children, then undoes the rest. Safe to call twice: npm passes on a Ctrl-C that the terminal has sent already. */
function shutdown(): Promise<void> {
  stopping ??= (async () => {
    await stopChildren();
    for (const cleanup of cleanups.reverse()) {
      await Promise.resolve(cleanup()).catch((error: unknown) =>
        process.stderr.write(`${String(error)}\n`),
      );
    }
  })();
  return stopping;
}

const parentCheckMs = 300;

/** The shell that npm puts between us, and npm itself where the system tells (Linux). */
function readParents(): string {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${shell.slice(shell.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

/** npm dies of a signal without passing it on: whoever ends it means us. */
function stopWithParents(): void {
  const parents = readParents();
  const timer = setInterval(() => {
    if (readParents() === parents) return;
    clearInterval(timer);
    void shutdown().then(() => process.exit(143));
  }, parentCheckMs);
  timer.unref();
}

/** From here on Ctrl-C, a closed terminal or SIGTERM, sent to us or to npm, leave nothing running. */
function stopOnSignals(): void {
  if (process.env.npm_lifecycle_event !== undefined) stopWithParents();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      void shutdown().then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
  }
}

/** Whether we are on the way out: a child that ends now was asked to. */
export function isStopping(): boolean {
  return stopping !== undefined;
}

/** Runs `work` and leaves nothing behind, however it ends. */
export async function withShutdown<T>(work: () => Promise<T>): Promise<T> {
  stopOnSignals();
  try {
    return await work();
  } finally {
    await shutdown();
  }
}
