import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { favoriteShape } from './favorites.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();

const listParams = z.object({
  accountId: z.string(),
  asOf: z.date(),
  today: z.string(),
  fromDay: text,
  toDay: text,
  lon: z.number().nullable(),
  lat: z.number().nullable(),
});
const partRow = z.strictObject({ ...favoriteShape, part: z.enum(['dated', 'undated', 'past']) });
const listFavorites = sqlFile(file('list-favorites'), { params: listParams, row: partRow });
const addFavorite = sqlFile(file('add-favorite'), {
  params: z.object({ accountId: z.string(), poiId: z.string(), now: z.date(), day: z.string() }),
  row: z.strictObject({ id: z.string() }),
});
const followTheme = sqlFile(file('follow-theme'), {
  params: z.object({ accountId: z.string(), theme: z.string(), now: z.date() }),
  row: z.strictObject({ theme: z.string() }),
});
export const favoritesRepository = (db: Pick<Db, 'favorite' | 'followedTheme'> & SqlClient) => ({
  listIds: async (accountId: string): Promise<string[]> => {
    const rows = await db.favorite.findMany({
      where: { accountId },
      select: { poiId: true },
      orderBy: [{ createdAt: 'desc' }, { poiId: 'asc' }],
    });
    return rows.map(({ poiId }) => poiId);
  },
  list: (params: z.input<typeof listParams>) => listFavorites(db, params),
  countOthers: (accountId: string, poiId: string): Promise<number> =>
    db.favorite.count({ where: { accountId, poiId: { not: poiId } } }),
  /** Returns false when visitors cannot see the poi. */
  add: async (accountId: string, poiId: string, now: Date): Promise<boolean> =>
    (await addFavorite(db, { accountId, poiId, now, day: parisDay(now) })).length === 1,
  remove: async (accountId: string, poiId: string): Promise<void> => {
    await db.favorite.deleteMany({ where: { accountId, poiId } });
  },
  listThemes: async (accountId: string): Promise<string[]> => {
    const rows = await db.followedTheme.findMany({ where: { accountId }, select: { theme: true } });
    return rows.map(({ theme }) => theme);
  },
  follow: (accountId: string, theme: string, now: Date) =>
    followTheme(db, { accountId, theme, now }),
  unfollow: async (accountId: string, theme: string): Promise<void> => {
    await db.followedTheme.deleteMany({ where: { accountId, theme } });
  },
});
