import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/named-locks.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { assertQuota } from '../../platform/quotas/quotas.service.ts';
import { normaliseFilters } from '../pois/stored-search.service.ts';
import { type SearchRow, savedSearchesRepository } from './saved-searches.repository.ts';
import type {
  NewSearch,
  SavedSearch,
  SavedSearches,
  SearchChanges,
} from './saved-searches.schema.ts';

const toSearch = ({ createdAt, ...row }: SearchRow): SavedSearch => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export function savedSearchesService({ db, clock }: { db: Db; clock: Clock }) {
  const searches = savedSearchesRepository(db);

  const list = async (accountId: string): Promise<SavedSearches> => ({
    items: (await searches.list(accountId)).map(toSearch),
  });

  return {
    list,

    /**
     * Returns the stored search, with its name, when the account has saved one with equal filters.
     * Problems: quota_reached, session_missing.
     */
    create: (accountId: string, { name, place, filters: asked }: NewSearch): Promise<SavedSearch> =>
      db.$transaction(async (tx) => {
        const repository = savedSearchesRepository(tx);
        const filters = normaliseFilters(asked);
        await lockName(tx, `saved searches ${accountId}`);
        const equal = await repository.findEqual(accountId, filters);
        if (equal) return toSearch(equal);
        assertQuota('savedSearches', await repository.count(accountId));
        const now = clock.now();
        const id = uuidv7({ msecs: now.getTime() });
        if (!(await repository.add({ id, accountId, name, place, filters, now })))
          throw new Problem('session_missing');
        return { id, name, place, filters, hasMail: true, createdAt: now.toISOString() };
      }),

    /** Problems: saved_search_not_found, also for a search of another account. */
    change: async (accountId: string, id: string, changes: SearchChanges): Promise<SavedSearch> => {
      await searches.change(accountId, id, changes);
      const row = await searches.find(accountId, id);
      if (!row) throw new Problem('saved_search_not_found');
      return toSearch(row);
    },

    /** Idempotent: an unknown search is not an error. */
    remove: async (accountId: string, id: string): Promise<SavedSearches> => {
      await searches.remove(accountId, id);
      return list(accountId);
    },
  };
}

export type SavedSearchesService = ReturnType<typeof savedSearchesService>;
