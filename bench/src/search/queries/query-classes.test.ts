import { expect, it } from 'vitest';
import { dayOf } from '../data/calendar.ts';
import { poiMaker } from '../data/synthetic-poi.ts';
import { readTowns } from '../data/towns.ts';
import { valuesOf } from './product-sql.ts';
import { queryMaker } from './query-case.ts';
import { readQueryClasses } from './query-classes.ts';
import { momentOf } from './query-params.ts';

it('each class gives its statement of the product a value for each placeholder', async () => {
  const towns = readTowns();
  const moment = momentOf(new Date('2026-06-15T10:00:00Z'));
  const makeQuery = queryMaker(42, towns, moment);
  const make = poiMaker(42, towns, dayOf('2026-06-15'));
  const classes = await readQueryClasses(moment, make, 1000);
  for (const { sql, params } of classes)
    expect(valuesOf(sql, params(makeQuery(1), 1))).toHaveLength(sql.names.length);
});
