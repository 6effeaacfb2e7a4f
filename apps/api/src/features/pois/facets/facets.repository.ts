import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { cells, circle, filters, words } from '../statement-params.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const counts = z.array(z.int());
const row = z.strictObject({
  total: z.int(),
  themes: counts,
  yes: counts,
  unknown: counts,
  presets: counts,
});
const params = z.object({ ...filters, ...circle, presetSpans: z.array(z.string()) });
const cellParams = params.extend(cells);
const wordParams = params.extend(words);

const count = sqlFile(file('count-facets'), { params: cellParams, row });
const countFound = sqlFile(file('count-found-facets'), { params: wordParams, row });

export const facetsRepository = (db: SqlClient) => ({
  count: (given: z.input<typeof cellParams>) => count(db, given),
  countFound: (given: z.input<typeof wordParams>) => countFound(db, given),
});
