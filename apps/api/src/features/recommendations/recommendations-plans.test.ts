// Specification: §4.41
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../test/explained-database.ts';
import { cardsAroundQuery, poiCardsService } from '../pois/poi-cards.service.ts';
import { type RecommendationsService, recommendationsService } from './recommendations.service.ts';

const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
const place = { lon: '2.3', lat: '46.9', distanceKm: '100' };
const tables = ['poi', 'poi_version', 'poi_search', 'period', 'favorite', 'account'];
const people = [
  `INSERT INTO account (id, email, interests) SELECT 'account-' || n, n || '@parages.example', '{culture,nature,outgoing}' FROM generate_series(1, 500) n`,
  `INSERT INTO favorite (account_id, poi_id) SELECT 'account-' || n, p.id FROM generate_series(1, 500) n, LATERAL (SELECT id FROM poi ORDER BY md5(id::text || n) LIMIT 12) p`,
];

let database: ExplainedDatabase;
let service: RecommendationsService;

// Inserting this many favourites can take half a minute on a busy machine.
beforeAll(async () => {
  database = await explainedDatabase(people, ['plan_cache_mode=force_generic_plan']);
  const { db } = database;
  service = recommendationsService({ db, clock, listCards: poiCardsService({ db, clock }) });
}, 180_000);
afterAll(() => database.client.end());

const ask = (query: object = {}) =>
  service.list('account-7', cardsAroundQuery.parse({ ...place, ...query }));

describe('the query plan of recommendations', () => {
  it.each([
    ['a query from now on', {}],
    ['a query for two days', { dates: '2026-06-13_2026-06-14' }],
    ['a query with options', { options: 'pmr,free' }],
  ])(
    '%s has no sequential scan, no parallel worker, no just-in-time compilation',
    async (_name, query) => {
      const plans = await database.plansOf(async () => {
        for (let time = 0; time < 6; time += 1) await ask(query);
      });
      expect(plans.some((plan) => /Index Only Scan using poi_search_near_/.test(plan))).toBe(true);
      expect(slowSteps(plans, tables)).toEqual([]);
    },
  );

  it('draws candidates from seven theme indexes, one of them that of all themes', async () => {
    const plans = await database.plansOf(() => ask());
    const used = new Set(plans.join('\n').match(/poi_search_near_\d+/g));
    expect(used.has('poi_search_near_0')).toBe(true);
    expect(used.size).toBe(7);
  });
});

it('recommendations fill a page of twenty within the distance, without the favourites of the account', async () => {
  const { items } = await ask({ pageSize: '20' });
  expect(items).toHaveLength(20);
  expect(Math.max(...items.map(({ distance }) => distance ?? Number.NaN))).toBeLessThanOrEqual(
    100_000,
  );
  const { rows } = await database.client.query<{ id: string }>(
    `SELECT poi_id::text AS id FROM favorite WHERE account_id = 'account-7'`,
  );
  expect(items.filter(({ id }) => rows.some((row) => row.id === id))).toEqual([]);
});
