import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { normalisedFilters, type StoredFilters } from '../pois/stored-search.service.ts';
import type { SearchChanges } from './saved-searches.schema.ts';

const addParams = z.object({
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  filters: z.string(),
  now: z.date(),
});
const addSearch = sqlFile(new URL('./add-search.sql', import.meta.url), {
  params: addParams,
  row: z.strictObject({ id: z.string() }),
});

const searchRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  filters: normalisedFilters,
  hasMail: z.boolean(),
  createdAt: z.date(),
});
export type SearchRow = z.output<typeof searchRow>;

const select = {
  id: true,
  name: true,
  place: true,
  filters: true,
  hasMail: true,
  createdAt: true,
} as const;

/** Every call names the owner, so that an account reaches only its own searches. */
export const savedSearchesRepository = (db: Pick<Db, 'savedSearch'> & SqlClient) => ({
  list: async (accountId: string): Promise<SearchRow[]> =>
    z.array(searchRow).parse(
      await db.savedSearch.findMany({
        where: { accountId },
        select,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
    ),
  findEqual: async (accountId: string, filters: StoredFilters): Promise<SearchRow | undefined> => {
    const row = await db.savedSearch.findFirst({
      where: { accountId, filters: { equals: filters } },
      select,
    });
    return row === null ? undefined : searchRow.parse(row);
  },
  count: (accountId: string): Promise<number> => db.savedSearch.count({ where: { accountId } }),
  /** Returns false when the account has been deleted. */
  add: async ({
    filters,
    ...search
  }: Omit<z.input<typeof addParams>, 'filters'> & { filters: StoredFilters }): Promise<boolean> =>
    (await addSearch(db, { ...search, filters: JSON.stringify(filters) })).length === 1,
  find: async (accountId: string, id: string): Promise<SearchRow | undefined> => {
    const row = await db.savedSearch.findFirst({ where: { id, accountId }, select });
    return row === null ? undefined : searchRow.parse(row);
  },
  change: async (accountId: string, id: string, { name, hasMail }: SearchChanges) => {
    await db.savedSearch.updateMany({
      where: { id, accountId },
      data: { ...(name !== undefined && { name }), ...(hasMail !== undefined && { hasMail }) },
    });
  },
  remove: async (accountId: string, id: string): Promise<void> => {
    await db.savedSearch.deleteMany({ where: { id, accountId } });
  },
});
