import { stopChildren } from './children.ts';

type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let stopping: Promise<void> | undefined;

/** Adds something to undo when we leave; the last added goes first. */
export function onShutdown(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/** Ends the children, then undoes the rest. Safe to call twice: npm passes on a Ctrl-C that the terminal has sent already. */
export function shutdown(): Promise<void> {
  stopping ??= (async () => {
    await stopChildren();
    for (const cleanup of cleanups.reverse()) {
      await Promise.resolve(cleanup()).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
  })();
  return stopping;
}

/** From here on Ctrl-C, a closed terminal or SIGTERM leave nothing running. */
export function stopOnSignals(): void {
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
