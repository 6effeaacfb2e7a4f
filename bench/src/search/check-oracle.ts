import type pg from 'pg';
import { z } from 'zod';
import { cellsOfCircle } from '../../../apps/api/src/features/pois/grid.domain.ts';
import { isoDayOf } from './calendar.ts';
import { comparePage } from './compare.ts';
import { byDate, byDistance, countFacets, findAll } from './oracle.ts';
import type { OracleData } from './oracle-data.ts';
import { type QueryCase, weekendOf } from './query-case.ts';

/** How many queries of a kind were asked, how many rows or counts they gave, and what was wrong. */
export type OracleTally = { kind: string; queries: number; checked: number; wrong: number };
export type OracleReport = { tallies: OracleTally[]; faults: string[] };

const pageSize = 20;
const faultsShown = 20;
const everyTheme = 0;
const lastPgDay = 'infinity';
const kinds = ['nearest', 'nearest all themes', 'soonest', 'soonest all themes', 'facets', 'count'] as const;
type Kind = (typeof kinds)[number];

const pageSchema = z.array(z.object({ poi_id: z.string(), distance: z.number() }));
const facetsSchema = z.object({
  total: z.number(),
  themes: z.array(z.number()),
  yes: z.array(z.number()),
  unknown: z.array(z.number()),
  presets: z.array(z.number()),
});
const countSchema = z.object({ count: z.number() });

const statements = {
  nearest: 'SELECT poi_id, distance FROM nearest_pois($1::int, $2, $3, $4, $5::int, $6::date, $7::date, NULL, $8::int, $9::int)',
  soonest: `SELECT poi_id, distance FROM grid_pois($1::int[], $2::int[], 'date', $3::int, $4, $5, $6, $7::int, $8::date, $9::date, NULL, $10::date, NULL, $11::int, $12::int)`,
  facets: 'SELECT * FROM grid_facets($1::int[], $2::int[], $3::int, $4, $5, $6, $7::int, $8::date, $9::date, $10::daterange[])',
  count: 'SELECT count_grid_pois($1::int[], $2::int[], $3::int, $4, $5, $6, $7::int, $8::date, $9::date, NULL, $10::date, NULL) AS count',
};

const run = async (client: pg.Client, name: keyof typeof statements, values: unknown[]): Promise<unknown[]> =>
  (await client.query({ name: `oracle ${name}`, text: statements[name], values })).rows;

const daysOf = ({ fromDay, toDay }: QueryCase): [string, string] => [isoDayOf(fromDay), toDay === null ? lastPgDay : isoDayOf(toDay)];

async function checkPage(
  client: pg.Client,
  data: OracleData,
  query: QueryCase,
  kind: Kind,
  today: number,
): Promise<{ checked: number; faults: string[] }> {
  const { lon, lat, radiusKm, options, offset } = query;
  const theme = kind.endsWith('all themes') ? everyTheme : query.theme;
  const isByDate = kind.startsWith('soonest');
  const { lows, highs } = cellsOfCircle({ lon, lat }, radiusKm * 1000);
  const where = [theme, lon, lat, radiusKm * 1000, options, ...daysOf(query)];
  const rows = isByDate
    ? await run(client, 'soonest', [lows, highs, ...where, isoDayOf(today), pageSize, offset])
    : await run(client, 'nearest', [...where, pageSize, offset]);
  const answers = pageSchema.parse(rows);
  const faults = comparePage(findAll(data, query, theme), answers, { offset, pageSize }, isByDate ? byDate : byDistance);
  return { checked: answers.length, faults };
}

async function checkCounts(
  client: pg.Client,
  data: OracleData,
  query: QueryCase,
  kind: Kind,
  today: number,
): Promise<{ checked: number; faults: string[] }> {
  const { lon, lat, radiusKm, theme, options } = query;
  const { lows, highs } = cellsOfCircle({ lon, lat }, radiusKm * 1000);
  const where = [lows, highs, theme, lon, lat, radiusKm * 1000, options, ...daysOf(query)];
  if (kind === 'count') {
    const { count } = countSchema.parse((await run(client, 'count', [...where, isoDayOf(today)]))[0]);
    const expected = findAll(data, query, theme).length;
    return { checked: 1, faults: count === expected ? [] : [`${count} instead of ${expected}`] };
  }
  const presets: [number, number][] = [[today, today], [today + 1, today + 1], weekendOf(today)];
  const spans = presets.map(([from, to]) => `[${isoDayOf(from)},${isoDayOf(to)}]`);
  const facets = facetsSchema.parse((await run(client, 'facets', [...where, spans]))[0]);
  const [got, expected] = [facets, countFacets(data, query, theme, presets)].map((one) =>
    [one.total, ...one.themes, ...one.yes, ...one.unknown, ...one.presets].join(' '),
  );
  return { checked: 32, faults: got === expected ? [] : [`${got} instead of ${expected}`] };
}

/** Asks the database and the oracle the same random queries. */
export async function checkOracle(
  client: pg.Client,
  data: OracleData,
  makeQuery: (n: number) => QueryCase,
  { queries, today }: { queries: number; today: number },
): Promise<OracleReport> {
  const tallies: OracleTally[] = kinds.map((kind) => ({ kind, queries: 0, checked: 0, wrong: 0 }));
  const shown: string[] = [];
  for (let n = 0; n < queries; n++) {
    const tally = tallies[n % kinds.length];
    const kind = kinds[n % kinds.length];
    if (!tally || !kind) continue;
    const query = makeQuery(n);
    const isCount = kind === 'facets' || kind === 'count';
    const { checked, faults } = isCount
      ? await checkCounts(client, data, query, kind, today)
      : await checkPage(client, data, query, kind, today);
    tally.queries++;
    tally.checked += checked;
    tally.wrong += faults.length > 0 ? 1 : 0;
    if (shown.length < faultsShown) shown.push(...faults.slice(0, 2).map((fault) => `${kind}, query ${n}: ${fault}`));
  }
  return { tallies, faults: shown };
}
