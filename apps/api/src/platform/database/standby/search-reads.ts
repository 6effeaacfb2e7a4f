import {
  type DatabaseOptions,
  type Db,
  openDatabase,
  routedClient,
  type SqlClient,
} from '../database.ts';
import { databaseProblem } from '../database-failure.ts';
import { mayReadStandby } from './anonymous-reads.ts';
import { isInUse, type Progress } from './standby-progress.domain.ts';
import { watchStandby } from './watch-standby.ts';

export type SearchReadsOptions = {
  /** The client of the service, and the address of its database. */
  primary: SqlClient;
  primaryUrl: string;
  standbyUrl: string;
  statementTimeoutMs: number;
  poolSize: number;
  client?: DatabaseOptions['client'];
  /** `error`: of a server that does not answer. */
  onChange: (progress: Progress, error: unknown) => void;
  /** Default: the delay within which visitors see a change is 1 s, with the time to notice a lag. */
  maxLagMs?: number;
  intervalMs?: number;
};

export type SearchReads = {
  /** Runs each statement on the standby or the primary. */
  client: SqlClient;
  /**
   * Resolves once no read can show the database as it was before this call; undefined when none
   * ever can.
   */
  whenReplayed: (() => Promise<void>) | undefined;
  progress: () => Progress | undefined;
  stop: () => Promise<void>;
};

const defaults = { maxLagMs: 500, intervalMs: 100 };
const probeTimeoutMs = 500;
const graceMs = 500;

/** Without a standby. */
export const primaryReads = (primary: SqlClient): SearchReads => ({
  client: primary,
  whenReplayed: undefined,
  progress: () => undefined,
  stop: async () => undefined,
});

class ServerLost extends Error {
  override name = 'ServerLost';
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof ServerLost || databaseProblem(error)?.code === 'service_unavailable';

/** Reads in progress on a server, which may leave them without an answer when it is lost. */
function readsInProgress() {
  const rejections = new Set<(error: Error) => void>();
  return {
    add: <T>(answer: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        rejections.add(reject);
        answer.then(resolve, reject).finally(() => rejections.delete(reject));
      }),
    reject: () => {
      for (const reject of rejections) reject(new ServerLost());
    },
  };
}

/** One connection, whose failures the observations report. */
const openProbe = (url: string): Db =>
  openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs: probeTimeoutMs,
    answerTimeoutMs: probeTimeoutMs,
    connectTimeoutMs: probeTimeoutMs,
    poolSize: 1,
    onConnectionLost: () => undefined,
  });

/**
 * Opens the reads of search: on the standby for anonymous callers while it is current, and for all
 * while the primary is away; else on the primary. A read that the standby cannot answer is repeated
 * on the primary; one that the primary leaves without an answer as it ends, on the standby. A pooler
 * would hold it for seconds.
 */
export function openSearchReads(options: SearchReadsOptions): SearchReads {
  const { primary, statementTimeoutMs, poolSize, onChange } = options;
  const standby = openDatabase(options.standbyUrl, {
    engine: 'postgresql',
    statementTimeoutMs,
    answerTimeoutMs: statementTimeoutMs + graceMs,
    poolSize,
    client: options.client,
    onConnectionLost: () => undefined,
  });
  const probes = { primary: openProbe(options.primaryUrl), standby: openProbe(options.standbyUrl) };
  const inProgress = { primary: readsInProgress(), standby: readsInProgress() };
  const watch = watchStandby({
    ...defaults,
    ...options,
    ...probes,
    onChange: (progress, error) => {
      if (progress.state === 'away') inProgress.standby.reject();
      if (progress.state === 'primary_away') inProgress.primary.reject();
      onChange(progress, error);
    },
  });

  /** The one place that chooses the server of a read, and the one that takes its place. */
  function serversInOrder(): SqlClient[] {
    const progress = watch.progress();
    if (!isInUse(progress)) return [primary];
    return progress.state === 'primary_away' || mayReadStandby() ? [standby, primary] : [primary];
  }

  /** Waits for the observations that find it away, when it may have ended a moment ago. */
  async function isPrimaryAway(): Promise<boolean> {
    if (watch.progress().state === 'current') await watch.whenJudged();
    return watch.progress().state === 'primary_away';
  }

  async function run<T>(read: (client: SqlClient) => Promise<T>): Promise<T> {
    const [first = primary, second] = serversInOrder();
    const reads = first === standby ? inProgress.standby : inProgress.primary;
    try {
      return await reads.add(read(first));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (second !== undefined) return read(second);
      if (await isPrimaryAway()) return read(standby);
      throw error;
    }
  }

  return {
    client: routedClient(run),
    whenReplayed: watch.whenReplayed,
    progress: watch.progress,
    stop: async () => {
      await watch.stop();
      const opened = [standby, probes.primary, probes.standby];
      await Promise.all(opened.map((client) => client.$disconnect()));
    },
  };
}
