// Specification: §7.2
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../test/explained-database.ts';
import { type PoisService, poisService } from './pois.service.ts';
import { homeQuery, mapQuery, poiListQuery, promotedQuery } from './search-query.schema.ts';

const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
const place = { lon: '2.3', lat: '46.9' };
const known = 'a'.repeat(8);
const tables = ['poi', 'poi_version', 'poi_search', 'poi_text', 'poi_word', 'period'];

let database: ExplainedDatabase;
let service: PoisService;

beforeAll(async () => {
  database = await explainedDatabase([
    `INSERT INTO promotion (id, poi_id, run) SELECT gen_random_uuid(), id, '[2026-06-01,2026-07-01)' FROM poi ORDER BY id LIMIT 300`,
  ]);
  service = poisService({ db: database.db, clock });
});
afterAll(() => database.client.end());

const list = (query: object) => () => service.list(poiListQuery.parse({ ...place, ...query }));
const box = { west: '0', south: '45', east: '4', north: '48.5', zoom: '7' };
const first = async (): Promise<string> =>
  (await service.list(poiListQuery.parse({ ...place, distanceKm: '100' }))).items[0]?.id ?? known;

const classes: [string, () => Promise<unknown>][] = [
  ...['30', '100'].flatMap((distanceKm) =>
    ['date', 'distance', 'newest'].flatMap((sort) =>
      [
        {},
        { theme: 'concerts' },
        { options: 'pmr,free', dates: '2026-06-13_2026-06-14' },
        { dates: '2026-06-13_2099-12-31' },
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
  [
    'facets of words',
    () => service.countFacets(poiListQuery.parse({ ...place, distanceKm: '100', q: 'concert' })),
  ],
  ['home', () => service.listHome(homeQuery.parse({ ...place, distanceKm: '50' }))],
  ['promoted', () => service.listPromoted(promotedQuery.parse({ ...place, distanceKm: '100' }))],
  ['similar', async () => service.listSimilar(await first(), 10)],
  ['map', () => service.map(mapQuery.parse(box))],
  [
    'map, close',
    () =>
      service.map(
        mapQuery.parse({ ...box, west: '2', east: '2.2', south: '46.8', north: '47', zoom: '12' }),
      ),
  ],
  ['map of words', () => service.map(mapQuery.parse({ ...box, q: 'concert' }))],
  ['one poi', async () => service.get(await first())],
  ['one poi by slug', () => service.getBySlug('poi-42')],
];

describe('the query plan of', () => {
  it.each(classes)(
    '%s has no sequential scan, no parallel worker, no just-in-time compilation',
    async (_name, run) => {
      const plans = await database.plansOf(async () => {
        for (let time = 0; time < 6; time += 1) await run();
      });
      expect(plans.some((plan) => /Index (Only )?Scan/.test(plan))).toBe(true);
      expect(slowSteps(plans, tables)).toEqual([]);
    },
  );

  it.each(['date', 'newest'])(
    'a list by %s reads only the covering index, by cell and by day',
    async (sort) => {
      const plans = (await database.plansOf(list({ sort, distanceKm: '100' }))).join('\n');
      expect(plans).toMatch(/Index Only Scan using poi_search_grid/);
      expect(plans).toMatch(
        /Index Cond: \(\(cell = c\.cell\) AND \(first_day >= .*\) AND \(first_day <= .*\)\)/,
      );
    },
  );

  it.each([
    ['a list by distance', { sort: 'distance', withTotal: 'false' }],
    ['a total', { sort: 'newest', pageSize: '1' }],
  ])('%s reads only the strips of its theme, between two latitudes', async (_name, query) => {
    const plans = (await database.plansOf(list({ theme: 'concerts', ...query }))).join('\n');
    expect(plans).toMatch(/Index Only Scan using poi_search_near_2 on/);
    expect(plans).toMatch(
      /Index Cond: \(+floor\(.*= g\.strip\) AND \(lat >= .*\) AND \(lat <= .*\)\)/,
    );
  });
});
