import {
  type DatabaseListener,
  listenToDatabase,
} from '../../../platform/database/database-listener.ts';
import { type Change, parseChange } from './area-changes.domain.ts';

export type AreaChangesOptions = {
  databaseUrl: string;
  engine: 'postgresql' | 'pglite';
  onDisconnect: (error: Error) => void;
  /**
   * Resolves once no read can show the database as it was before the call; without it, a read shows
   * every change that has been notified.
   */
  whenReplayed?: (() => Promise<void>) | undefined;
};

/** A cache of answers. It stores nothing until it is opened. */
export type CacheOfAnswers = {
  /**
   * Invalidates the answers that a change may affect, also those being computed. Answers that are
   * computed before `shown` resolves may miss the change, so they are not cached either.
   */
  change: (change: Change, shown?: Promise<void>) => void;
  /**
   * Empties the cache and starts caching answers for at most `maxAgeMs`; called when notifications
   * of changes begin to arrive.
   */
  open: (maxAgeMs: number) => void;
  /** Empties the cache and stops caching; called when notifications may be missed. */
  close: () => void;
};

// refresh_poi_search() notifies on this channel, in the transaction of each change.
const channel = 'poi_change';
// Maximum age of an answer: bounds how long it can miss a change that sends no notification.
const keptForMs = 5 * 60_000;
// The embedded database has a single session, so it cannot listen: answers are cached for 1 s, the
// delay allowed for a change.
const embeddedKeptForMs = 1000;

/**
 * Change notifications from PostgreSQL, which every process receives. The cache is closed while the
 * connection is lost.
 */
export const areaChangesRepository = ({
  databaseUrl,
  engine,
  onDisconnect,
  whenReplayed,
}: AreaChangesOptions) => ({
  listen: (cache: CacheOfAnswers): DatabaseListener => {
    if (engine === 'pglite') {
      cache.open(embeddedKeptForMs);
      return { stop: async () => cache.close() };
    }
    return listenToDatabase(databaseUrl, {
      channel,
      onMessage: (payload) => cache.change(parseChange(payload), whenReplayed?.()),
      onListening: () => {
        cache.open(keptForMs);
        // The changes before this moment were not notified.
        if (whenReplayed) cache.change('everything', whenReplayed());
      },
      onDisconnect: (error) => {
        cache.close();
        onDisconnect(error);
      },
    });
  },
});

export type AreaChangesRepository = ReturnType<typeof areaChangesRepository>;
