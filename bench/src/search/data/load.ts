import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type pg from 'pg';
import { z } from 'zod';
import { apiFolder } from '../../../../infra/process/paths.ts';
import { progress } from '../progress.ts';
import {
  connect,
  dropSecondaryIndexes,
  findLoad,
  type Load,
  markLoaded,
  recreateDatabase,
} from './bench-database.ts';
import { isoDayOf, parisWallTime } from './calendar.ts';
import { copyTable, copyTables, mediaIds } from './copy-rows.ts';
import { poiMaker, type SyntheticPoi } from './synthetic-poi.ts';
import { readTowns, type Town } from './towns.ts';

const truthTables = ['poi', 'poi_version'];
const projectionTables = ['poi_search', 'poi_text', 'poi_word'];
const refreshedAtOnce = 20_000;
const checkedSample = 1000;
const editionSample = 100;
const onePromotedOutOf = 200;
const promotedDays = 20;
const pastRuns = 12;
const daysBetweenRuns = 60;
// Raise it with a change of the load that the pois do not show: a kept database becomes stale.
const loadRevision = 2;

async function project(
  client: pg.Client,
  make: (index: number) => SyntheticPoi,
  events: number,
  asOf: Date,
): Promise<void> {
  for (let first = 0; first < events; first += refreshedAtOnce) {
    const length = Math.min(refreshedAtOnce, events - first);
    const ids = Array.from({ length }, (_, n) => make(first + n).id);
    await client.query('SELECT refresh_poi_search($1::uuid[], $2::timestamptz)', [ids, asOf]);
  }
}

async function fill(
  client: pg.Client,
  make: (index: number) => SyntheticPoi,
  events: number,
  now: Date,
): Promise<void> {
  // Turns off the checks of foreign keys: synthetic rows have valid references by construction, and
  // millions of checks would take longer than the load.
  await client.query(
    "SET session_replication_role = 'replica'; SET maintenance_work_mem = '1GB'; SET synchronous_commit = off",
  );
  await client.query(
    "INSERT INTO media (id, kind, drawing, credits, license) SELECT id, 'drawing', 'bench', 'Parages', 'CC0' FROM unnest($1::uuid[]) id",
    [mediaIds],
  );
  const truthIndexes = await progress('dropping indexes', () =>
    dropSecondaryIndexes(client, truthTables),
  );
  const projectionIndexes = await dropSecondaryIndexes(client, projectionTables);
  const periodIndexes = await dropSecondaryIndexes(client, ['period']);
  // Otherwise the role of a replica turns off this trigger too, and no version has a position.
  await client.query('ALTER TABLE poi_version ENABLE ALWAYS TRIGGER poi_version_geog');
  for (const table of copyTables) {
    await progress(`copying ${table.target.split(' ')[0]}`, () =>
      copyTable(client, table, make, events, now.getTime()),
    );
  }
  await client.query('ALTER TABLE poi_version ENABLE TRIGGER poi_version_geog');
  for (const definition of [...truthIndexes, ...periodIndexes])
    await progress(definition.split(' USING ')[0] ?? '', () => client.query(definition));
  await progress('vacuum analyze', () =>
    client.query('VACUUM ANALYZE poi, poi_version, period, media'),
  );
  await progress('projecting', () => project(client, make, events, now));
  for (const definition of projectionIndexes)
    await progress(definition.split(' USING ')[0] ?? '', () => client.query(definition));
  await progress('vacuum analyze', () =>
    client.query('VACUUM ANALYZE poi_search, poi_text, poi_word'),
  );
}

// One published poi in two hundred has a promotion now and twelve past ones, because the table
// keeps past promotions.
async function promote(client: pg.Client, now: Date): Promise<void> {
  const { day: today } = parisWallTime(now);
  await client.query(
    `INSERT INTO promotion (id, poi_id, run)
     SELECT gen_random_uuid(), id, daterange($1::date - n * $5::int, $2::date - n * $5::int, '[]') FROM poi, generate_series(0, $4::int) n
     WHERE published_at IS NOT NULL AND substring(slug_fr FROM 5)::int % $3::int = 0`,
    [
      isoDayOf(today - promotedDays),
      isoDayOf(today + promotedDays),
      onePromotedOutOf,
      pastRuns,
      daysBetweenRuns,
    ],
  );
  await client.query('SELECT write_promoted_pois(array_agg(poi_id), $1) FROM promotion', [now]);
}

/** Uses the API's own command, so that place search is measured on real data. */
export async function loadGazetteer(url: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url };
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/commands/import-communes.ts'],
    { cwd: apiFolder, env },
  );
}

// A changed generator makes a loaded database stale.
function editionOf(seed: number, towns: readonly Town[]): string {
  const make = poiMaker(seed, towns, 0);
  return createHash('sha256')
    .update(JSON.stringify(Array.from({ length: editionSample }, (_, index) => make(index))))
    .update(String(loadRevision))
    .digest('hex');
}

/** Loads the database, unless it was loaded with these parameters, generator and schema. */
export async function ensureLoaded(
  serverUrl: string,
  url: string,
  { events, seed }: { events: number; seed: number },
): Promise<Load> {
  const towns = readTowns();
  const wanted = { events, seed, edition: editionOf(seed, towns) };
  const known = await findLoad(url, wanted);
  if (known) return known;
  const now = new Date();
  const today = parisWallTime(now).day;
  await progress('creating the database', () => recreateDatabase(serverUrl, url));
  const client = await connect(url);
  await fill(client, poiMaker(seed, towns, today), events, now);
  await progress('promoting', () => promote(client, now));
  await progress('loading the gazetteer', () => loadGazetteer(url));
  await progress('vacuum analyze', () => client.query('VACUUM ANALYZE'));
  await markLoaded(client, { ...wanted, today });
  await client.end();
  const load = await findLoad(url, wanted);
  if (!load) throw new Error('the database was loaded but does not say so');
  return load;
}

/** Recomputes the rows whose next period is over, as the API's sweep does; returns their number. */
export async function sweep(client: pg.Client, asOf: Date): Promise<number> {
  const { rows } = await client.query('SELECT poi_id FROM poi_search WHERE expires_at <= $1', [
    asOf,
  ]);
  const ids = rows.map((row) => z.object({ poi_id: z.string() }).parse(row).poi_id);
  for (let first = 0; first < ids.length; first += refreshedAtOnce) {
    await client.query('SELECT refresh_poi_search($1::uuid[], $2::timestamptz)', [
      ids.slice(first, first + refreshedAtOnce),
      asOf,
    ]);
  }
  if (ids.length > 0) await client.query('VACUUM ANALYZE poi_search');
  return ids.length;
}

/** The number of rows that a refresh of a sample changes; rolls the refresh back. */
export async function countDrift(client: pg.Client, asOf: Date, events: number): Promise<number> {
  await client.query('BEGIN');
  const step = Math.max(1, Math.floor(events / checkedSample));
  const { rows } = await client.query(
    'SELECT id FROM poi WHERE substring(slug_fr from 5)::int % $1 = 0 LIMIT $2',
    [step, checkedSample],
  );
  const ids = rows.map((row) => z.object({ id: z.string() }).parse(row).id);
  const snapshot =
    'SELECT poi_id, xmin::text AS written FROM poi_search WHERE poi_id = ANY($1::uuid[]) ORDER BY poi_id';
  const before = await client.query(snapshot, [ids]);
  await client.query('SELECT refresh_poi_search($1::uuid[], $2::timestamptz)', [ids, asOf]);
  const after = await client.query(snapshot, [ids]);
  await client.query('ROLLBACK');
  const known = new Set(before.rows.map((row) => JSON.stringify(row)));
  return (
    after.rows.filter((row) => !known.has(JSON.stringify(row))).length +
    Math.abs(before.rows.length - after.rows.length)
  );
}
