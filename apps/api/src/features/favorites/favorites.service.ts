import { noDate } from '@parages/contracts/vocabulary/accounts/favorites';
import { firstOpenDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/named-locks.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { assertQuota } from '../../platform/quotas/quotas.service.ts';
import { favoritesRepository } from './favorites.repository.ts';
import type { FavoriteIds, Favorites, FavoritesQuery, FollowedThemes } from './favorites.schema.ts';

export function favoritesService({ db, clock }: { db: Db; clock: Clock }) {
  const favorites = favoritesRepository(db);

  const listIds = async (accountId: string): Promise<FavoriteIds> => ({
    items: await favorites.listIds(accountId),
  });

  async function listThemes(accountId: string): Promise<FollowedThemes> {
    const followed = await favorites.listThemes(accountId);
    return { items: themes.filter((theme) => followed.includes(theme)) };
  }

  return {
    listIds,
    listThemes,

    list: async (accountId: string, { dates, lon, lat }: FavoritesQuery): Promise<Favorites> => {
      const now = clock.now();
      const days = dates === noDate ? undefined : dates;
      const rows = await favorites.list({
        accountId,
        asOf: now,
        today: firstOpenDay(now),
        fromDay: days?.start ?? null,
        toDay: days?.end ?? null,
        lon: lon ?? null,
        lat: lat ?? null,
      });
      const inPart = (wanted: keyof Favorites) =>
        rows.flatMap(({ part, ...favorite }) => (part === wanted ? [favorite] : []));
      return dates === noDate
        ? { dated: [], undated: inPart('undated'), past: [] }
        : { dated: inPart('dated'), undated: inPart('undated'), past: inPart('past') };
    },

    add: async (accountId: string, poiId: string): Promise<FavoriteIds> => {
      await db.$transaction(async (tx) => {
        const repository = favoritesRepository(tx);
        await lockName(tx, `favorites ${accountId}`);
        assertQuota('favorites', await repository.countOthers(accountId, poiId));
        if (!(await repository.add(accountId, poiId, clock.now())))
          throw new Problem('poi_not_found');
      });
      return listIds(accountId);
    },

    remove: async (accountId: string, poiId: string): Promise<FavoriteIds> => {
      await favorites.remove(accountId, poiId);
      return listIds(accountId);
    },

    follow: async (accountId: string, theme: Theme): Promise<FollowedThemes> => {
      await favorites.follow(accountId, theme, clock.now());
      return listThemes(accountId);
    },

    unfollow: async (accountId: string, theme: Theme): Promise<FollowedThemes> => {
      await favorites.unfollow(accountId, theme);
      return listThemes(accountId);
    },
  };
}

export type FavoritesService = ReturnType<typeof favoritesService>;
