import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { box, cells, circle, filters, words } from '../statement-params.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const counts = z.array(z.int());
const row = z.strictObject({
  total: z.int(),
  themes: counts,
  yes: counts,
  unknown: counts,
  presets: counts,
});
const params = z.object({ ...filters, ...circle, ...box, presetSpans: z.array(z.string()) });
const cellParams = params.extend(cells);
const wordParams = params.extend(words);

// The totals of the days of one month.
const dayRow = z.strictObject({ totals: counts });
const daysParams = z.object({ ...filters, ...circle });
const dayCells = daysParams.extend(cells);
const dayWords = daysParams.extend(words);

const radiusRow = z.strictObject({ radiusM: z.number().nullable(), total: z.int() });
const { radiusM: _radiusM, ...centre } = circle;
const radiiParams = z.object({ ...filters, ...centre, radiiM: z.array(z.number()) });
const radiusCells = radiiParams.extend(cells);
const radiusWords = radiiParams.extend(words);

const count = sqlFile(file('count-facets'), { params: cellParams, row });
const countFound = sqlFile(file('count-found-facets'), { params: wordParams, row });
const countDays = sqlFile(file('count-days'), { params: dayCells, row: dayRow });
const countFoundDays = sqlFile(file('count-found-days'), { params: dayWords, row: dayRow });
const findRadius = sqlFile(file('find-first-radius'), { params: radiusCells, row: radiusRow });
const findFoundRadius = sqlFile(file('find-found-first-radius'), {
  params: radiusWords,
  row: radiusRow,
});

export const facetsRepository = (db: SqlClient) => ({
  count: (given: z.input<typeof cellParams>) => count(db, given),
  countFound: (given: z.input<typeof wordParams>) => countFound(db, given),
  countDays: (given: z.input<typeof dayCells>) => countDays(db, given),
  countFoundDays: (given: z.input<typeof dayWords>) => countFoundDays(db, given),
  findFirstRadius: (given: z.input<typeof radiusCells>) => findRadius(db, given),
  findFoundFirstRadius: (given: z.input<typeof radiusWords>) => findFoundRadius(db, given),
});
