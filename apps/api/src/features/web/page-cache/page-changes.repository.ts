import { listenToDatabase } from '../../../platform/database/database-listener.ts';
import type { PageCache } from './page-cache.ts';
import { parseChange } from './page-sources.domain.ts';

export type PageChangesOptions = {
  databaseUrl: string;
  engine: 'postgresql' | 'pglite';
  onDisconnect: (error: Error) => void;
};

/** Tells a cache what changed, from now until stopped. */
export type PageChanges = {
  follow: (pages: Pick<PageCache, 'change' | 'open' | 'close'>) => { stop: () => Promise<void> };
};

// Told by refresh_poi_search(), in the transaction of each change.
const channel = 'poi_change';
// What time alone changes ("C'est maintenant") is seen within this delay.
const keptForMs = 5 * 60_000;
// The embedded database has a single session, which cannot be given to a listener: there a page is kept no longer than a change may take.
const embeddedKeptForMs = 1000;

/** Changes as PostgreSQL tells them to every process. While the connection is lost, nothing is kept. */
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
