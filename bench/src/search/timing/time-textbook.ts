import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { z } from 'zod';
import { optionNames, themeName } from '../data/synthetic-poi.ts';
import { runProductSql } from '../queries/product-sql.ts';
import type { QueryCase } from '../queries/query-case.ts';
import type { QueryClass } from '../queries/query-classes.ts';
import { listParams, type Moment } from '../queries/query-params.ts';
import { type Timing, timingOf } from './statistics.ts';

/**
 * `ratio` is the p95 of the textbook's statement over that of ours; `different` counts the queries
 * to which the two answered other pois or another order.
 */
export type Peer = {
  ours: Timing;
  textbook: Timing;
  ratio: number;
  meanRows: number;
  different: number;
};

const warmUps = 30;
// Query numbers far from those of the other classes, so that their results are not cached.
const firstQuery = 2_000_000;

const ourCards = z.array(z.object({ id: z.string() }));
// Their column `id` is that of the version.
const textbookRows = z.array(z.object({ poi_id: z.string() }));

export const ourIds = (cards: unknown): string[] => ourCards.parse(cards).map(({ id }) => id);

export const textbookIds = (rows: unknown): string[] =>
  textbookRows.parse(rows).map((row) => row.poi_id);

/** @throws {Error} when the position of every version is unknown: the textbook would find none */
async function indexPositions(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT EXISTS (SELECT FROM poi_version WHERE status = 'published' AND geog IS NOT NULL) AS known",
  );
  if (!z.object({ known: z.boolean() }).parse(rows[0]).known)
    throw new Error('poi_version.geog is empty: load the database again');
  await client.query(
    "CREATE INDEX IF NOT EXISTS poi_version_textbook ON poi_version USING gist (geog) WHERE status = 'published'",
  );
  await client.query('ANALYZE poi_version');
}

function textbookValues(query: QueryCase, moment: Moment): unknown[] {
  const { lon, lat, radiusM, fromDay, toDay } = listParams(query, moment, query.theme);
  const themes = [themeName(query.theme)];
  const options = optionNames(query.options);
  return [lon, lat, radiusM, themes, options, fromDay, toDay, query.offset, moment.asOf];
}

type Timed = { ms: number; rows: unknown[] };

async function timed(step: () => Promise<unknown[]>): Promise<Timed> {
  const startedAt = performance.now();
  const rows = await step();
  return { ms: performance.now() - startedAt, rows };
}

export async function timeBesideTextbook(
  client: pg.Client,
  nearest: QueryClass,
  makeQuery: (n: number) => QueryCase,
  moment: Moment,
  queries: number,
): Promise<Peer> {
  const text = await readFile(new URL('../queries/textbook.sql', import.meta.url), 'utf8');
  await indexPositions(client);
  const ours: number[] = [];
  const textbook: number[] = [];
  let found = 0;
  let different = 0;
  for (let n = -warmUps; n < queries; n++) {
    const query = makeQuery(firstQuery + n);
    const values = textbookValues(query, moment);
    const params = nearest.params(query, n);
    const runOurs = () => timed(() => runProductSql(client, nearest.sql, params));
    const runTextbook = () => timed(async () => (await client.query(text, values)).rows);
    const isOursFirst = n % 2 === 0;
    const first = await (isOursFirst ? runOurs() : runTextbook());
    const second = await (isOursFirst ? runTextbook() : runOurs());
    if (n < 0) continue;
    const [own, other] = isOursFirst ? [first, second] : [second, first];
    ours.push(own.ms);
    textbook.push(other.ms);
    found += own.rows.length;
    if (ourIds(own.rows).join() !== textbookIds(other.rows).join()) different++;
  }
  const peer = { ours: timingOf(ours), textbook: timingOf(textbook) };
  return {
    ...peer,
    ratio: Math.round((peer.textbook.p95 / peer.ours.p95) * 10) / 10,
    meanRows: Math.round((found / Math.max(1, queries)) * 10) / 10,
    different,
  };
}
