import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { normalisedFilters } from '../pois/stored-search.service.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

const search = z.strictObject({
  id: z.string(),
  name: z.string(),
  filters: normalisedFilters,
  newsUntil: z.string().transform((text) => new Date(text)),
});
const reader = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  locale: z.enum(['fr', 'en']),
  searches: z.array(search),
});
const readerParams = z.object({ after: z.string(), count: z.int(), due: z.date() });
const listReaders = sqlFile(file('list-search-readers'), { params: readerParams, row: reader });

const published = z.strictObject({
  id: z.string(),
  publishedAt: z.date(),
  place: z.string().nullable(),
});
const listPublished = sqlFile(file('list-published-pois'), {
  params: z.object({ ids: z.array(z.string()) }),
  row: published,
});

const coverParams = z.object({ ids: z.array(z.string()), due: z.date(), until: z.date() });
const coverSearches = sqlFile(file('cover-searches'), {
  params: coverParams,
  row: z.strictObject({ id: z.string() }),
});

export type MailedSearch = z.output<typeof search>;
export type SearchReader = z.output<typeof reader>;

export const searchNewsRepository = (db: SqlClient) => ({
  listReaders: (params: z.input<typeof readerParams>) => listReaders(db, params),
  listPublished: (ids: string[]) => listPublished(db, { ids }),
  cover: (params: z.input<typeof coverParams>) => coverSearches(db, params),
});
