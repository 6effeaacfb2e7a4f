import { readFile } from 'node:fs/promises';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import type pg from 'pg';
import { z } from 'zod';
import { isoDayOf } from '../../search/data/calendar.ts';
import { openCpuClock } from '../../search/timing/backend-cpu.ts';
import { type PeerQuery, pageSize } from '../data/peer-query.ts';
import { type Engine, megabytes, secondsSince } from './engine.ts';
import { packedOf } from './packed-row.ts';

const sizeRow = z.object({ bytes: z.coerce.number() });

const tableOf = (theme: number): string => `bench.peer_near_${theme}`;
const everyTheme = themes.map((_, place) => place + 1);

async function dropTables(client: pg.Client): Promise<void> {
  for (const theme of everyTheme) await client.query(`DROP TABLE IF EXISTS ${tableOf(theme)}`);
}

async function buildTable(client: pg.Client, theme: number): Promise<number> {
  const name = tableOf(theme);
  await client.query(
    `CREATE UNLOGGED TABLE ${name} AS SELECT s.poi_id, s.dates,
       ST_SetSRID(ST_MakePoint(s.lon, s.lat), 4326)::geography(Point, 4326) AS geog
     FROM poi_search s WHERE s.theme_mask & (1 << ${theme}) <> 0`,
  );
  await client.query(`CREATE INDEX ON ${name} USING gist (geog)`);
  await client.query(`VACUUM ANALYZE ${name}`);
  const { rows } = await client.query('SELECT pg_total_relation_size($1::regclass) AS bytes', [
    name,
  ]);
  return sizeRow.parse(rows[0]).bytes;
}

const valuesOf = ({ lon, lat, radiusM, days }: PeerQuery): unknown[] => [
  lon,
  lat,
  radiusM,
  isoDayOf(days.at(0) ?? 0),
  isoDayOf(days.at(-1) ?? 0),
  pageSize,
];

/**
 * PostGIS as its manual advises: the index orders by distance. One table a theme, because the
 * index of all themes would return the pois of the others too. Cards are those of `poi_search`.
 */
export async function openTextbook(client: pg.Client): Promise<Engine> {
  const text = await readFile(new URL('textbook-nearest.sql', import.meta.url), 'utf8');
  const startedAt = performance.now();
  await dropTables(client);
  let bytes = 0;
  for (const theme of everyTheme) bytes += await buildTable(client, theme);
  return {
    name: 'textbook PostGIS',
    cost: { buildSeconds: secondsSince(startedAt), indexMb: megabytes(bytes), cardsMb: 0 },
    serverCpu: (await openCpuClock(client)) ?? null,
    search: async (query) =>
      packedOf(
        await client.query({
          name: `textbook-${query.theme}`,
          text: text.replaceAll(tableOf(0), tableOf(query.theme)),
          values: valuesOf(query),
        }),
      ),
    close: () => dropTables(client),
  };
}
