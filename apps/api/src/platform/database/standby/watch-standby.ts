import { setTimeout as wait } from 'node:timers/promises';
import type { SqlClient } from '../database.ts';
import { findLogPosition } from './log-position.repository.ts';
import {
  isInUse,
  type LogPosition,
  missesOfPrimary,
  type Progress,
  standbyProgress,
} from './standby-progress.domain.ts';

export type WatchOptions = {
  /** Clients of their own: a query that waits for a connection would look like a lag. */
  primary: SqlClient;
  standby: SqlClient;
  /** Milliseconds of lag beyond which reads leave the standby. */
  maxLagMs: number;
  /** Milliseconds between the end of one observation and the next. */
  intervalMs: number;
  /** Called when the state of the standby changes; `error` of the server that does not answer. */
  onChange: (progress: Progress, error: unknown) => void;
};

export type StandbyWatch = {
  progress: () => Progress;
  /** Resolves once no read can show the database as it was before this call. */
  whenReplayed: () => Promise<void>;
  /** Resolves once enough observations have followed to find a primary away. */
  whenJudged: () => Promise<void>;
  stop: () => Promise<void>;
};

/** `position`: of the primary after the call; undefined until the primary is asked. */
type Waiting = { position: bigint | undefined; resolve: () => void };

type Judging = { observations: number; resolve: () => void };

/**
 * Observes both servers until stopped. While the standby is out of use, a call of `whenReplayed`
 * waits for the next observation alone: the standby comes into use with all that was before it.
 */
export function watchStandby(options: WatchOptions): StandbyWatch {
  const { primary, standby, maxLagMs, intervalMs, onChange } = options;
  const judge = standbyProgress(maxLagMs);
  const stopping = new AbortController();
  let progress: Progress = { state: 'away', lagMs: undefined };
  let waiting: Waiting[] = [];
  let judging: Judging[] = [];

  function release(replayed: LogPosition | undefined): void {
    const isReplayed = ({ position }: Waiting): boolean =>
      position !== undefined &&
      (!isInUse(progress) || (replayed !== undefined && position <= replayed.position));
    const done = waiting.filter(isReplayed);
    waiting = waiting.filter((one) => !done.includes(one));
    for (const { resolve } of done) resolve();
  }

  async function observe(): Promise<void> {
    const atMs = performance.now();
    const unplaced = waiting.filter(({ position }) => position === undefined);
    const own = await ask(primary);
    for (const one of unplaced) one.position = own.answer?.position;
    const other = await ask(standby);
    if (stopping.signal.aborted) return;
    const former = progress.state;
    progress = judge({ atMs, primary: own.answer, standby: other.answer });
    release(other.answer);
    for (const one of judging) one.observations -= 1;
    for (const { resolve } of judging.filter(({ observations }) => observations === 0)) resolve();
    judging = judging.filter(({ observations }) => observations > 0);
    if (progress.state !== former) onChange(progress, other.error ?? own.error);
  }

  async function observeUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await observe();
      await wait(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const watching = observeUntilStopped();
  return {
    progress: () => progress,
    whenReplayed: () =>
      new Promise((resolve) => {
        if (stopping.signal.aborted) resolve();
        else waiting.push({ position: undefined, resolve });
      }),
    whenJudged: () =>
      new Promise((resolve) => {
        if (stopping.signal.aborted) resolve();
        // An observation in progress may have asked the primary before.
        else judging.push({ observations: missesOfPrimary + 1, resolve });
      }),
    stop: async () => {
      stopping.abort();
      await watching;
      for (const { resolve } of [...waiting, ...judging]) resolve();
    },
  };
}

async function ask(
  client: SqlClient,
): Promise<{ answer: LogPosition | undefined; error?: unknown }> {
  try {
    return { answer: await findLogPosition(client) };
  } catch (error) {
    return { answer: undefined, error };
  }
}
