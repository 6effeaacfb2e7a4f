// Specification: §1.2, §1.3
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshAllPois } from '../../../../test/records/refresh-all-pois.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cellsOfCircle } from '../grid.domain.ts';

// 3,000 pois in 20 km. Two themes are rare there, so that the search has to prove that they have no
// more pois, and one has none.
const seed = readFileSync(
  new URL('../../../../test/records/many-pois.sql', import.meta.url),
  'utf8',
);
const crowd = `
  UPDATE poi_version v SET lon = 2 + (lon - floor(lon)) * 0.2, lat = 47 + (lat - floor(lat)) * 0.1,
    options = CASE WHEN n % 60 = 0 THEN ARRAY['pmr', 'free'] WHEN n % 7 = 0 THEN ARRAY['pmr'] ELSE '{}' END,
    known_options = ARRAY['pmr', 'free'],
    themes = CASE WHEN n % 400 = 0 THEN ARRAY['promenades-a-cheval'] WHEN n % 900 = 1 THEN ARRAY['fetes']
      ELSE coalesce(nullif(array_remove(array_remove(array_remove(themes, 'promenades-a-cheval'), 'fetes'), 'cinema'), '{}'), ARRAY['concerts']) END
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM poi_version) AS numbered WHERE numbered.id = v.id`;
const plain = `
  SELECT poi_id::text AS id
  FROM (
    SELECT s.*, haversine(2.05, 47.05, s.lon, s.lat) AS away,
      CASE WHEN s.first_day = '-infinity' THEN 'infinity'
        ELSE lower(s.dates * datemultirange(daterange($4::date, $5::date, '[]'))) END AS next_day
    FROM poi_search s
    WHERE s.theme_mask & (1 << $1::int) <> 0 AND s.options & $3::int = $3::int AND s.dates && daterange($4::date, $5::date, '[]')
      AND haversine(2.05, 47.05, s.lon, s.lat) <= metres_haversine($2::float8)
  ) m
  ORDER BY next_day, ongoing @> next_day, away, poi_id
  LIMIT 10`;
const [pmr, free] = [1, 16];
const weekend = ['2026-06-13', '2026-06-14'];
const nextMonth = ['2026-07-10', '2026-07-12'];
const farAhead = ['2027-03-01', 'infinity'];
const fromNowOn = ['2026-06-10', 'infinity'];

type Row = { theme: number; id: string };
let db: Db;

beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await db.$queryRawUnsafe(seed, 3000);
  await db.$executeRawUnsafe(crowd);
  await refreshAllPois(db, new Date('2026-06-10T10:00:00Z'));
});

const homeOf = (radiusM: number, options: number, days: readonly string[], carousels: number) => {
  const { lows, highs } = cellsOfCircle({ lon: 2.05, lat: 47.05 }, radiusM);
  return db.$queryRawUnsafe<Row[]>(
    `SELECT theme, poi_id::text AS id FROM home_rows($1::int[], $2::int[], 2.05, 47.05, $3::float8, $4::int, $5::date, $6::date, 10, $7::int)`,
    lows,
    highs,
    radiusM,
    options,
    ...days,
    carousels,
  );
};

async function expectedOf(radiusM: number, options: number, days: readonly string[]) {
  const rows: Row[] = [];
  for (let theme = 1; theme <= 18; theme += 1) {
    const soonest = await db.$queryRawUnsafe<{ id: string }[]>(
      plain,
      theme,
      radiusM,
      options,
      ...days,
    );
    rows.push(...soonest.map(({ id }) => ({ theme, id })));
  }
  return rows;
}

describe.each([
  ['no filter', 0, fromNowOn],
  ['an option', pmr, fromNowOn],
  ['two rare options', pmr + free, fromNowOn],
  ['a weekend', 0, weekend],
  ['a weekend and two rare options', pmr + free, weekend],
  ['days of next month', 0, nextMonth],
  ['days far ahead', 0, farAhead],
] as const)('the pois of the home page per theme, with %s', (_name, options, days) => {
  it.each([1000, 5000, 30_000])(
    'within %i m are the ten soonest of each theme, as in a plain sort',
    async (radiusM) => {
      const expected = await expectedOf(radiusM, options, days);
      expect(await homeOf(radiusM, options, days, 18)).toEqual(expected);
    },
  );
});

it.each([1, 2, 3, 7, 17])(
  'the home page of %i carousels has the first themes with any poi, also one with fewer than ten',
  async (carousels) => {
    const expected = await expectedOf(30_000, 0, fromNowOn);
    const first = [...new Set(expected.map(({ theme }) => theme))].slice(0, carousels);
    const wanted = expected.filter(({ theme }) => first.includes(theme));
    expect(await homeOf(30_000, 0, fromNowOn, carousels)).toEqual(wanted);
    expect(expected.filter(({ theme }) => theme === 6).length).toBeLessThan(10);
  },
);

it('home_pois answers a server of the former release, which passes no cells, with the nearest pois of each theme', async () => {
  const rows = await db.$queryRawUnsafe<Row[]>(
    `SELECT theme, poi_id::text AS id FROM home_pois(
       lon => 2.05::float8, lat => 47.05::float8, radius_m => 30000::float8, wanted_options => 0,
       from_day => '2026-06-10'::date, to_day => 'infinity'::date, page_size => 10, carousels => 2)`,
  );
  const nearest = await db.$queryRawUnsafe<Row[]>(
    `SELECT 1 AS theme, poi_id::text AS id FROM poi_search
     WHERE theme_mask & 2 <> 0 AND dates && '[2026-06-10,)'::daterange
     ORDER BY haversine(2.05, 47.05, lon, lat), poi_id LIMIT 10`,
  );
  expect(rows.filter(({ theme }) => theme === 1)).toEqual(nearest);
  expect(new Set(rows.map(({ theme }) => theme)).size).toBe(2);
});
