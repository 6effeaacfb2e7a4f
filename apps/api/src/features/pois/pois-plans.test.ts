// Specification: §7.2
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../test/explained-database.ts';
import { cellsOfCircle } from './grid.domain.ts';
import { type PoisService, poisService } from './pois.service.ts';
import {
  areaFacetsQuery,
  daysQuery,
  facetsQuery,
  homeQuery,
  mapQuery,
  poiListQuery,
  promotedQuery,
} from './search-query.schema.ts';

const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
const place = { lon: '2.3', lat: '46.9' };
const known = 'a'.repeat(8);
const photo = '00000000-0000-7000-8000-00000000000a';
const tables = [
  'poi',
  'poi_version',
  'poi_search',
  'promoted_poi',
  'poi_text',
  'poi_word',
  'period',
];

let database: ExplainedDatabase;
let service: PoisService;

/** Within a transaction, in which the counters of the session are not flushed. */
async function countTuples(index: string, work: () => Promise<unknown>): Promise<number> {
  const readSoFar = async (): Promise<number> => {
    const { rows } = await database.client.query(
      'SELECT pg_stat_get_xact_tuples_returned($1::regclass)::int AS read',
      [index],
    );
    return z.object({ read: z.int() }).parse(rows[0]).read;
  };
  await database.client.query('BEGIN');
  const before = await readSoFar();
  await work();
  const read = (await readSoFar()) - before;
  await database.client.query('COMMIT');
  return read;
}

beforeAll(async () => {
  database = await explainedDatabase([
    // leaves 40 rides on horseback in the whole country
    `UPDATE poi_search SET theme_mask = theme_mask & ~64 | 128 WHERE theme_mask & 64 <> 0
     AND poi_id NOT IN (SELECT poi_id FROM poi_search WHERE theme_mask & 64 <> 0 ORDER BY poi_id LIMIT 40)`,
    `INSERT INTO promotion (id, poi_id, run) SELECT gen_random_uuid(), id, '[2026-06-01,2026-07-01)' FROM poi ORDER BY id LIMIT 300`,
    `SELECT write_promoted_pois(array_agg(poi_id), '2026-06-10T10:00:00Z') FROM promotion`,
    `INSERT INTO media (id, kind, sha256) VALUES ('${photo}', 'file', repeat('a', 64))`,
    `UPDATE poi_search SET popularity = 1 + cell % 50, card = card || '{"mainMediaFileId":"${photo}"}'
     WHERE poi_id IN (SELECT poi_id FROM poi_search ORDER BY poi_id LIMIT 2000)`,
    'UPDATE poi p SET popularity = s.popularity FROM poi_search s WHERE s.poi_id = p.id AND s.popularity > 0',
  ]);
  service = poisService({ db: database.db, clock });
});
afterAll(() => database.client.end());

const list = (query: object) => () => service.list(poiListQuery.parse({ ...place, ...query }));
const days = (filters: object) => () =>
  service.countDays(daysQuery.parse({ ...place, distanceKm: '100', month: '2026-06', ...filters }));
const firstRadius = (filters: object) => () =>
  service.findFirstRadius(facetsQuery.parse({ ...place, distanceKm: '1', ...filters }));
const box = { west: '0', south: '45', east: '4', north: '48.5', zoom: '7' };
const closeBox = { west: '2', south: '46.8', east: '2.2', north: '47', zoom: '12' };
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
        { maxPrice: '10', age: '6', partOfDay: 'evening', dates: '2026-06-13_2026-06-14' },
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
  ['facets', () => service.countFacets(facetsQuery.parse({ ...place, distanceKm: '100' }))],
  [
    'facets of words',
    () => service.countFacets(facetsQuery.parse({ ...place, distanceKm: '100', q: 'concert' })),
  ],
  ...[{}, { theme: 'concerts', options: 'pmr' }, { q: 'concert' }].flatMap(
    (filters): [string, () => Promise<unknown>][] => [
      [`days of a month ${JSON.stringify(filters)}`, days(filters)],
      [`first radius ${JSON.stringify(filters)}`, firstRadius(filters)],
    ],
  ),
  ['home', () => service.listHome(homeQuery.parse({ ...place, distanceKm: '50' }))],
  [
    'home of a weekend',
    () =>
      service.listHome(
        homeQuery.parse({ ...place, distanceKm: '100', dates: '2026-06-13_2026-06-14' }),
      ),
  ],
  ...[
    {},
    { theme: 'concerts', group: 'agenda' },
    { options: 'pmr,free', dates: '2026-06-13_2026-06-14', group: 'last-days' },
    { offset: '40', dates: '2026-06-13_2099-12-31' },
    { q: 'concert' },
  ].map((filters): [string, () => Promise<unknown>] => [
    `list of the country ${JSON.stringify(filters)}`,
    () => service.list(poiListQuery.parse({ pageSize: '10', ...filters })),
  ]),
  ...[
    {},
    { sort: 'newest' },
    { sort: 'distance', ...place },
    { theme: 'concerts', group: 'agenda' },
    { options: 'pmr,free', dates: '2026-06-13_2026-06-14' },
    { q: 'concert' },
  ].map((filters): [string, () => Promise<unknown>] => [
    `list of a rectangle ${JSON.stringify(filters)}`,
    () =>
      service.list(poiListQuery.parse({ bbox: '1.5,46.2,3.1,47.4', pageSize: '10', ...filters })),
  ]),
  [
    'facets of a rectangle',
    () => service.countFacets(areaFacetsQuery.parse({ bbox: '1,46,3,47.5' })),
  ],
  ['promoted in the country', () => service.listPromoted(promotedQuery.parse({}))],
  ['picks', () => service.listPicks()],
  ['promoted', () => service.listPromoted(promotedQuery.parse({ ...place, distanceKm: '100' }))],
  ['similar', async () => service.listSimilar(await first(), 10)],
  ['map', () => service.map(mapQuery.parse(box))],
  ['map, close', () => service.map(mapQuery.parse(closeBox))],
  ['map of words', () => service.map(mapQuery.parse({ ...box, q: 'concert' }))],
  ...[{ maxPrice: '10' }, { age: '6' }, { partOfDay: 'evening' }].flatMap(
    (trait): [string, () => Promise<unknown>][] => {
      const query = { ...place, distanceKm: '50', ...trait };
      const title = JSON.stringify(trait);
      return [
        [`facets ${title}`, () => service.countFacets(facetsQuery.parse(query))],
        [`home ${title}`, () => service.listHome(homeQuery.parse(query))],
        [`map ${title}`, () => service.map(mapQuery.parse({ ...closeBox, ...trait }))],
      ];
    },
  ),
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

  it('picks reads the most popular pois and the soonest ones in the order of an index', async () => {
    expect((await service.listPicks()).items).toHaveLength(20);
    const plans = (await database.plansOf(() => service.listPicks())).join('\n');
    expect(plans).toMatch(/Index (Only )?Scan using poi_popularity on poi p/);
    expect(plans).toMatch(/Index Scan using poi_search_expires on poi_search s/);
  });

  it('sponsored events around a place are read by cell and by the last day of their run, and nothing else of the projection but their cards', async () => {
    const around = () =>
      service.listPromoted(promotedQuery.parse({ ...place, distanceKm: '30', pageSize: '5' }));
    const plans = (await database.plansOf(around)).join('\n');
    expect(plans).toMatch(/Index Only Scan using promoted_poi_area/);
    expect(plans).toMatch(
      /Index Cond: \(\(cell = c\.cell\) AND \(last_day >= .*\) AND \(last_day <= .*\)\)/,
    );
    expect(plans).not.toMatch(/poi_search_(grid|near)|on promotion/);
  });

  it.each([
    ['date', 'poi_search_grid', 'first_day'],
    ['newest', 'poi_search_newest', 'published_at'],
  ])(
    'a list by %s reads only the covering index %s, by cell and %s',
    async (sort, index, column) => {
      const query = { sort, distanceKm: '100', withTotal: 'false' };
      const plans = (await database.plansOf(list(query))).join('\n');
      expect(plans).toContain(`Index Only Scan using ${index}`);
      expect(plans).toMatch(
        new RegExp(
          `Index Cond: \\(\\(cell = c\\.cell\\) AND \\(${column} >= .*\\) AND \\(${column} <= .*\\)\\)`,
        ),
      );
    },
  );

  it('the map around a place reads only the cells that its circle touches', async () => {
    const countRead = (query: object): Promise<number> =>
      countTuples('poi_search_grid', () => service.map(mapQuery.parse({ ...box, ...query })));
    const around = await countRead({ ...place, distanceKm: '30' });
    expect(around).toBeGreaterThan(0);
    expect(around).toBeLessThan((await countRead({})) / 4);
  });

  it('a list of a rectangle and its total read only the covering index, by cell', async () => {
    const inBox = () =>
      service.list(poiListQuery.parse({ bbox: '2,46.5,2.6,47', theme: 'concerts', pageSize: '1' }));
    const ofGrid = (await database.plansOf(inBox)).filter((plan) => /poi_search_grid/.test(plan));
    expect(ofGrid.length).toBeGreaterThanOrEqual(2);
    for (const plan of ofGrid) {
      expect(plan).toMatch(/Index Only Scan using poi_search_grid/);
      expect(plan).toMatch(/Index Cond: \(\(cell = \(?[cw]\.cell\)?\) AND/);
    }
  });

  it('a list of the whole country and its total read only the index of the first days, by day', async () => {
    const country = () => service.list(poiListQuery.parse({ theme: 'concerts', pageSize: '1' }));
    const plans = await database.plansOf(country);
    const ofDays = plans.filter((plan) => plan.includes('poi_search_days'));
    expect(ofDays).toHaveLength(2);
    for (const plan of ofDays) {
      expect(plan).toMatch(/Index Only Scan using poi_search_days/);
      expect(plan).toMatch(/Index Cond: \(\(first_day >= .*\) AND \(first_day <= .*\)\)/);
    }
  });

  it.each([
    ['the days of a month', days({})],
    ['the first radius', firstRadius({ dates: '2026-06-13' })],
    ['the facets', () => service.countFacets(facetsQuery.parse({ ...place, dates: '2026-06-13' }))],
  ])('%s read only the covering index, by cell and by day', async (_name, run) => {
    const plans = (await database.plansOf(run)).join('\n');
    expect(plans).toMatch(/Index Only Scan using poi_search_grid/);
    expect(plans).toMatch(
      /Index Cond: \(\(cell = \(?[cw]\.cell\)?\) AND \(first_day >= .*\) AND \(first_day <= .*\)\)/,
    );
  });

  it.each([
    ['a list by distance', { sort: 'distance', withTotal: 'false' }],
    ['a total', { sort: 'newest', pageSize: '1' }],
  ])('%s reads only the index of its theme, by strip and latitude', async (_name, query) => {
    const plans = (await database.plansOf(list({ theme: 'concerts', ...query }))).join('\n');
    expect(plans).toMatch(/Index Only Scan using poi_search_near_2 on/);
    expect(plans).toMatch(
      /Index Cond: \(+floor\(.*= g\.strip\) AND \(lat >= .*\) AND \(lat <= .*\)\)/,
    );
  });
});

describe('a search of words', () => {
  // share_with_words explains a statement, which the database reports like one that it executes.
  const isExecuted = (plan: string): boolean => !plan.includes('EXPLAIN (FORMAT JSON)');
  const searchPlans = async (query: object): Promise<string> =>
    (await database.plansOf(list({ withTotal: 'false', ...query }))).filter(isExecuted).join('\n');

  it('reads the next events in order, and the text of each, for a frequent word by date, and nothing for the extension of a full page', async () => {
    const query = { q: 'concert', distanceKm: '50', pageSize: '6', autoExtend: 'true' };
    const plans = await searchPlans(query);
    expect(plans).toMatch(/Index Scan using poi_text_pkey/);
    expect(plans).not.toMatch(/on poi_text_(words|cell)/);
  });

  it('reads the index of words, not the events around the place, for a rare word', async () => {
    const plans = await searchPlans({ q: '00a1', distanceKm: '30' });
    expect(plans).toMatch(/Bitmap Index Scan on poi_text_words/);
    expect(plans).not.toMatch(/poi_text_pkey|poi_search_grid/);
  });

  it('reads only the texts of the cells around the place for a frequent word by distance', async () => {
    const plans = await searchPlans({ q: 'concert', distanceKm: '5', sort: 'distance' });
    expect(plans).toMatch(/Index Cond: \(cell = ANY/);
  });

  it('reads one known word to learn whether any begins with the typed one', async () => {
    const read = await countTuples('poi_word_pkey', () =>
      database.client.query(`SELECT * FROM similar_words(typed => 'conecrt')`),
    );
    expect(read).toBeLessThanOrEqual(1);
  });
});

describe('the home page of a dense place', () => {
  const one = async (text: string, values: unknown[] = []): Promise<Record<string, number>> =>
    (await database.client.query(text, values)).rows[0];
  const countRead = async (): Promise<number> => {
    const { read = 0 } = await one(
      `SELECT pg_stat_get_xact_tuples_returned('poi_search_grid'::regclass)::int AS read`,
    );
    return read;
  };

  const findCentre = () =>
    one(
      'SELECT lon, lat FROM poi_search WHERE cell = (SELECT cell FROM poi_search GROUP BY cell ORDER BY count(*) DESC LIMIT 1) LIMIT 1',
    );

  async function readHome(fromDay: string) {
    const { lon = 0, lat = 0 } = await findCentre();
    const { lows, highs } = cellsOfCircle({ lon, lat }, 20_000);
    const { around = 0 } = await one(
      'SELECT count(*)::int AS around FROM poi_search s JOIN unnest($1::int[], $2::int[]) AS r (low, high) ON s.cell BETWEEN r.low AND r.high',
      [lows, highs],
    );
    // Within a transaction the counters of the session are not flushed.
    await database.client.query('BEGIN');
    const before = await countRead();
    const { cards = 0, rides = 0 } = await one(
      `SELECT count(*)::int AS cards, (count(*) FILTER (WHERE theme = 6))::int AS rides
       FROM home_rows($1::int[], $2::int[], $3::float8, $4::float8, 20000, 0, $5::date, 'infinity', 10, 18)`,
      [lows, highs, lon, lat, fromDay],
    );
    const read = (await countRead()) - before;
    await database.client.query('COMMIT');
    expect(around).toBeGreaterThan(1000);
    expect(read).toBeGreaterThan(0);
    return { around, read, cards, rides };
  }

  it('reads at most as many index rows as there are events around it, although a theme has fewer than ten events', async () => {
    const { around, read, cards, rides } = await readHome('2026-06-10');
    expect(rides).toBeLessThan(10);
    expect(cards).toBe(170 + rides);
    expect(read).toBeLessThanOrEqual(around);
  });

  it('reads each index row at most three times for days far ahead, when the first seven days have no event', async () => {
    const { around, read, cards } = await readHome('2027-03-01');
    expect(cards).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(3 * around);
  });

  it('reads the index of a theme with many permanent pois and no dated one only once', async () => {
    const { lon = 0, lat = 0 } = await findCentre();
    const { lows, highs } = cellsOfCircle({ lon, lat }, 20_000);
    const films = 1 << 14;
    const readBy = async (text: string, values: unknown[]): Promise<number> => {
      const count = () =>
        one(`SELECT pg_stat_get_xact_tuples_returned('poi_search_near_14'::regclass)::int AS read`);
      const { read: before = 0 } = await count();
      await one(text, values);
      const { read: after = 0 } = await count();
      return after - before;
    };
    await database.client.query('BEGIN');
    try {
      await database.client.query(
        'UPDATE poi_search SET theme_mask = theme_mask & ~$1::int | 2 WHERE theme_mask & $1::int <> 0',
        [films],
      );
      await database.client.query(
        `UPDATE poi_search SET theme_mask = $1::int, dates = '{(,)}', ongoing = '{}', first_day = '-infinity'
         WHERE poi_id IN (SELECT poi_id FROM poi_search ORDER BY haversine($2::float8, $3::float8, lon, lat) LIMIT 300)`,
        [films, lon, lat],
      );
      const once = await readBy(
        `SELECT count(*)::int AS films FROM nearest_pois(14, $1::float8, $2::float8, 20000, 0, '2026-06-10', 'infinity', NULL, 200, 0)`,
        [lon, lat],
      );
      expect(once).toBeGreaterThanOrEqual(200);
      const byHome = await readBy(
        `SELECT count(*)::int AS cards
         FROM home_rows($1::int[], $2::int[], $3::float8, $4::float8, 20000, 0, '2026-06-10', 'infinity', 2, 18)`,
        [lows, highs, lon, lat],
      );
      expect(byHome).toBe(once);
    } finally {
      await database.client.query('ROLLBACK');
    }
  });
});
