import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/test-database.ts';
import type { SqlClient } from '../../platform/database.ts';
import { cardsAroundQuery, poiCardsService } from '../pois/poi-cards.service.ts';
import { type RecommendationsService, recommendationsService } from './recommendations.service.ts';

const seed = readFileSync(new URL('../../../test/many-pois.sql', import.meta.url), 'utf8');
const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
const place = { lon: '2.3', lat: '46.9', distanceKm: '100' };

let client: pg.Client;
let service: RecommendationsService;
let plans: string[] = [];

// Named statements with a general plan, as the pool of the API sends them.
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
  const options = '-c jit=off -c max_parallel_workers_per_gather=2 -c plan_cache_mode=force_generic_plan';
  client = new pg.Client({ connectionString: url, options });
  await client.connect();
  await client.query(seed, [20_000]);
  await client.query(`SELECT refresh_poi_search(array_agg(id), '2026-06-10T10:00:00Z') FROM poi`);
  await client.query(
    `INSERT INTO account (id, email, interests) SELECT 'account-' || n, n || '@parages.example', '{culture,nature,outgoing}' FROM generate_series(1, 500) n`,
  );
  await client.query(
    `INSERT INTO favorite (account_id, poi_id) SELECT 'account-' || n, p.id FROM generate_series(1, 500) n, LATERAL (SELECT id FROM poi ORDER BY md5(id::text || n) LIMIT 12) p`,
  );
  await client.query('VACUUM ANALYZE');
  await client.query(`LOAD 'auto_explain'`);
  await client.query('SET auto_explain.log_min_duration = 0; SET auto_explain.log_nested_statements = on; SET client_min_messages = log');
  client.on('notice', ({ message = '' }) => plans.push(message));
  const db = explainedClient();
  service = recommendationsService({ db, clock, listCards: poiCardsService({ db, clock }) });
});
afterAll(async () => {
  await client.end();
});

const ask = (query: object = {}) => service.list('account-7', cardsAroundQuery.parse({ ...place, ...query }));

describe('the plan of recommendations', () => {
  it.each([
    ['from now on', {}],
    ['of some days', { dates: '2026-06-13_2026-06-14' }],
    ['with options', { options: 'pmr,free' }],
  ])('%s has no sequential scan, no parallel worker, no just-in-time compilation', async (_name, query) => {
    plans = [];
    for (let time = 0; time < 6; time += 1) await ask(query);
    expect(plans.some((plan) => /Index Only Scan using poi_search_near_/.test(plan))).toBe(true);
    const faults = plans.flatMap(
      (plan) => plan.match(/.*(Seq Scan on (poi|poi_version|poi_search|period|favorite|account)\b|Gather|JIT).*/g) ?? [],
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('draws candidates from the indexes of what one likes, and of everything, not from the others', async () => {
    plans = [];
    await ask();
    const used = new Set(plans.join('\n').match(/poi_search_near_\d+/g));
    expect(used.has('poi_search_near_0')).toBe(true);
    expect(used.size).toBe(7);
  });
});

it('the answer over a country is full, in reach, and without what one keeps', async () => {
  const { items } = await ask({ pageSize: '20' });
  expect(items).toHaveLength(20);
  expect(Math.max(...items.map(({ distance }) => distance))).toBeLessThanOrEqual(100_000);
  const { rows } = await client.query<{ id: string }>(`SELECT poi_id::text AS id FROM favorite WHERE account_id = 'account-7'`);
  expect(items.filter(({ id }) => rows.some((row) => row.id === id))).toEqual([]);
});
