import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/test-database.ts';
import type { SqlClient } from '../../platform/database.ts';
import { type PoisService, poisService } from './pois.service.ts';
import { homeQuery, mapQuery, poiListQuery, promotedQuery } from './search-query.schema.ts';

const seed = readFileSync(new URL('../../../test/many-pois.sql', import.meta.url), 'utf8');
const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
const place = { lon: '2.3', lat: '46.9' };
const known = 'a'.repeat(8);

let client: pg.Client;
let service: PoisService;
let plans: string[] = [];

// Named statements, as the pool sends them: after a few runs PostgreSQL may settle on a generic plan.
function explainedClient(): SqlClient {
  const names = new Map<string, string>();
  const query = async (text: string, ...values: unknown[]) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return (await client.query({ name, text, values })).rows;
  };
  return { $queryRawUnsafe: query } as unknown as SqlClient;
}

beforeAll(async () => {
  const { url } = await emptyDatabase();
  client = new pg.Client({ connectionString: url, options: '-c jit=off -c max_parallel_workers_per_gather=2' });
  await client.connect();
  await client.query(seed, [20_000]);
  await client.query(`SELECT refresh_poi_search(array_agg(id), '2026-06-10T10:00:00Z') FROM poi`);
  await client.query(
    `INSERT INTO promotion (id, poi_id, run) SELECT gen_random_uuid(), id, '[2026-06-01,2026-07-01)' FROM poi ORDER BY id LIMIT 300`,
  );
  await client.query('VACUUM ANALYZE');
  await client.query(`LOAD 'auto_explain'`);
  await client.query('SET auto_explain.log_min_duration = 0; SET auto_explain.log_nested_statements = on; SET client_min_messages = log');
  client.on('notice', ({ message = '' }) => plans.push(message));
  service = poisService({ db: explainedClient(), clock });
});
afterAll(async () => {
  await client.end();
});

const list = (query: object) => () => service.list(poiListQuery.parse({ ...place, ...query }));
const box = { west: '0', south: '45', east: '4', north: '48.5', zoom: '7' };
const first = async (): Promise<string> => (await service.list(poiListQuery.parse({ ...place, distanceKm: '100' }))).items[0]?.id ?? known;

const classes: [string, () => Promise<unknown>][] = [
  ...['30', '100'].flatMap((distanceKm) =>
    ['date', 'distance', 'newest'].flatMap((sort) =>
      [
        {},
        { theme: 'concerts' },
        { options: 'pmr,free', dates: '2026-06-13_2026-06-14' },
        { autoExtend: 'true', offset: '40' },
        { q: 'concert' },
      ].map((filters): [string, () => Promise<unknown>] => {
        const query = { distanceKm, sort, ...filters };
        return [`list ${JSON.stringify(query)}`, list(query)];
      }),
    ),
  ),
  ...['agenda', 'last-days', 'ongoing'].map((group): [string, () => Promise<unknown>] => [
    `group ${group}`,
    list({ group, distanceKm: '100' }),
  ]),
  ['facets', () => service.countFacets(poiListQuery.parse({ ...place, distanceKm: '100' }))],
  ['facets of words', () => service.countFacets(poiListQuery.parse({ ...place, distanceKm: '100', q: 'concert' }))],
  ['home', () => service.listHome(homeQuery.parse({ ...place, distanceKm: '50' }))],
  ['promoted', () => service.listPromoted(promotedQuery.parse({ ...place, distanceKm: '100' }))],
  ['similar', async () => service.listSimilar(await first(), 10)],
  ['map', () => service.map(mapQuery.parse(box))],
  ['map, close', () => service.map(mapQuery.parse({ ...box, west: '2', east: '2.2', south: '46.8', north: '47', zoom: '12' }))],
  ['map of words', () => service.map(mapQuery.parse({ ...box, q: 'concert' }))],
  ['one poi', async () => service.get(await first())],
  ['one poi by slug', () => service.getBySlug('poi-42')],
];

describe('the plan of', () => {
  it.each(classes)('%s has no sequential scan, no parallel worker, no just-in-time compilation', async (_name, run) => {
    plans = [];
    for (let time = 0; time < 6; time += 1) await run();
    expect(plans.some((plan) => /Index (Only )?Scan/.test(plan))).toBe(true);
    const faults = plans.flatMap(
      (plan) => plan.match(/.*(Seq Scan on (poi|poi_version|poi_search|poi_text|poi_word|period)\b|Gather|JIT).*/g) ?? [],
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it.each(['date', 'newest'])('a list by %s reads the covering index only, cell by cell and day by day', async (sort) => {
    plans = [];
    await list({ sort, distanceKm: '100' })();
    expect(plans.join('\n')).toMatch(/Index Only Scan using poi_search_grid/);
    expect(plans.join('\n')).toMatch(/Index Cond: \(\(cell = c\.cell\) AND \(first_day >= .*\) AND \(first_day <= .*\)\)/);
  });

  it.each([
    ['a list by distance', { sort: 'distance', withTotal: 'false' }],
    ['a total', { sort: 'newest', pageSize: '1' }],
  ])('%s reads nothing but the strips of its theme, between two latitudes', async (_name, query) => {
    plans = [];
    await list({ theme: 'concerts', ...query })();
    expect(plans.join('\n')).toMatch(/Index Only Scan using poi_search_near_2 on/);
    expect(plans.join('\n')).toMatch(/Index Cond: \(+floor\(.*= g\.strip\) AND \(lat >= .*\) AND \(lat <= .*\)\)/);
  });
});
