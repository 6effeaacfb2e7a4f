import { listenToDatabase } from '../../../platform/database/database-listener.ts';
import type { PageCache } from './page-cache.ts';
import { parseChange } from './page-sources.domain.ts';

export type PageChangesOptions = {
  databaseUrl: string;
  engine: 'postgresql' | 'pglite';
  onDisconnect: (error: Error) => void;
};

export type PageChanges = {
  follow: (pages: Pick<PageCache, 'change' | 'open' | 'close'>) => { stop: () => Promise<void> };
};

// refresh_poi_search() notifies on this channel, in the transaction of each change.
const channel = 'poi_change';
// Maximum age of a page: bounds how long a page can miss a change that sends no notification.
const keptForMs = 5 * 60_000;
// The embedded database has a single session, so it cannot listen: pages are cached for 1 s, the
// delay allowed for a change.
const embeddedKeptForMs = 1000;

/**
 * Change notifications from PostgreSQL, which every process receives. The cache is closed while the
 * connection is lost.
 */
export const pageChangesRepository = ({
  databaseUrl,
  engine,
  onDisconnect,
}: PageChangesOptions): PageChanges => ({
  follow: (pages) => {
    if (engine === 'pglite') {
      pages.open(embeddedKeptForMs);
      return { stop: async () => pages.close() };
    }
    return listenToDatabase(databaseUrl, {
      channel,
      onMessage: (payload) => pages.change(parseChange(payload)),
      onListening: () => pages.open(keptForMs),
      onDisconnect: (error) => {
        pages.close();
        onDisconnect(error);
      },
    });
  },
});
