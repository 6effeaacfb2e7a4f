import type pg from 'pg';
import { z } from 'zod';
import { cardsOf, readProductSql, valuesOf } from '../../search/queries/product-sql.ts';
import { openCpuClock } from '../../search/timing/backend-cpu.ts';
import { type Engine, megabytes, secondsSince } from './engine.ts';

const indexRow = z.object({ name: z.string(), bytes: z.coerce.number() });
const tableRow = z.object({ bytes: z.coerce.number() });

// poi_search_near_0 is for searches without a theme.
const nearIndexes = `
  SELECT i.indexrelid::regclass::text AS name, pg_relation_size(i.indexrelid) AS bytes
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE i.indrelid = 'poi_search'::regclass AND c.relname ~ '^poi_search_near_[1-9]'`;

/**
 * The product's statement. Builds its indexes again to time that: the load has built them with all
 * others. The table that holds the cards also serves the other searches.
 */
export async function openOurs(client: pg.Client): Promise<Engine> {
  const sql = await readProductSql('pois/list/list-nearest-pois.sql');
  const startedAt = performance.now();
  const names = await client.query(nearIndexes);
  for (const row of names.rows) await client.query(`REINDEX INDEX ${indexRow.parse(row).name}`);
  const buildSeconds = secondsSince(startedAt);
  const indexes = (await client.query(nearIndexes)).rows.map((row) => indexRow.parse(row));
  const table = await client.query("SELECT pg_table_size('poi_search') AS bytes");
  return {
    name: 'ours',
    cost: {
      buildSeconds,
      indexMb: megabytes(indexes.reduce((sum, { bytes }) => sum + bytes, 0)),
      cardsMb: megabytes(tableRow.parse(table.rows[0]).bytes),
    },
    serverCpu: (await openCpuClock(client)) ?? null,
    search: async ({ params }) => {
      const values = valuesOf(sql, params);
      return cardsOf((await client.query({ name: sql.name, text: sql.text, values })).rows);
    },
    close: async () => undefined,
  };
}
