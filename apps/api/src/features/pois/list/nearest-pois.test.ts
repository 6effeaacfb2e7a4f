// Specification: §1.2
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshAllPois } from '../../../../test/records/refresh-all-pois.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import type { Db } from '../../../platform/database/database.ts';

// So dense that nearest_pois scans several circles before it finds a rare combination: 6,000 pois
// in 20 km, 1,500 of them at one point.
const seed = readFileSync(
  new URL('../../../../test/records/many-pois.sql', import.meta.url),
  'utf8',
);
const crowd = `
  UPDATE poi_version v SET lon = CASE WHEN n % 4 = 0 THEN 2.02 ELSE 2 + (lon - floor(lon)) * 0.2 END, lat = CASE WHEN n % 4 = 0 THEN 47 ELSE 47 + (lat - floor(lat)) * 0.1 END,
    options = CASE WHEN n % 60 = 0 THEN ARRAY['pmr', 'free'] WHEN n % 7 = 0 THEN ARRAY['pmr'] ELSE '{}' END,
    known_options = ARRAY['pmr', 'free']
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM poi_version) AS numbered WHERE numbered.id = v.id`;
const plain = `
  SELECT poi_id::text AS id, haversine_metres(haversine($2, $3, lon, lat)) AS distance FROM poi_search
  WHERE ($1 = 0 OR theme_mask & (1 << $1) <> 0) AND options & $5 = $5 AND dates && daterange($6::date, $7::date, '[]')
    AND haversine($2, $3, lon, lat) <= metres_haversine($4)
  ORDER BY haversine($2, $3, lon, lat), poi_id`;
const everyone = 0;
const [pmr, free] = [1, 16];
const weekend = ['2026-06-13', '2026-06-14'];
const fromNowOn = ['2026-06-10', 'infinity'];

type Row = { id: string; distance: number };
let db: Db;

beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await db.$queryRawUnsafe(seed, 6000);
  await db.$executeRawUnsafe(crowd);
  await refreshAllPois(db, new Date('2026-06-10T10:00:00Z'));
});

const typed = (text: string): string =>
  text
    .replaceAll(/\$([145])(?!\d)/g, (found) => (found === '$4' ? '$4::float8' : `${found}::int`))
    .replaceAll(/\$([23])(?!\d)/g, '$$$1::float8');
const expected = (...values: unknown[]): Promise<Row[]> =>
  db.$queryRawUnsafe<Row[]>(typed(plain), ...values);

describe.each([
  ['no filter', everyone, 0, fromNowOn],
  ['a theme', 2, 0, fromNowOn],
  ['a weekend', everyone, 0, weekend],
  ['an option', 7, pmr, weekend],
  ['two rare options', everyone, pmr + free, weekend],
  ['two rare options and a theme', 3, pmr + free, weekend],
] as const)('the nearest pois, with %s', (_name, theme, options, days) => {
  it.each([200, 3000, 20_000, 60_000])(
    'pages within %i m equal those of a plain sort by distance, and the count equals its length',
    async (radius) => {
      const question = [theme, 2.05, 47.05, radius, options, ...days] as const;
      const all = await expected(...question);
      const paged: Row[] = [];
      for (let offset = 0; offset <= Math.min(all.length, 700); offset += 20) {
        const page = await db.$queryRawUnsafe<Row[]>(
          `SELECT poi_id::text AS id, distance FROM nearest_pois($1::int, $2::float8, $3::float8, $4::float8, $5::int, $6::date, $7::date, NULL, 20, $8::int)`,
          ...question,
          offset,
        );
        paged.push(...page);
      }
      expect(paged.map(({ id }) => id)).toEqual(all.slice(0, paged.length).map(({ id }) => id));
      expect(paged.length).toBe(Math.min(all.length, 720));
      const [counted] = await db.$queryRawUnsafe<{ total: number }[]>(
        'SELECT count_near_pois($1::int, $2::float8, $3::float8, $4::float8, $5::int, $6::date, $7::date, NULL) AS total',
        ...question,
      );
      expect(counted?.total).toBe(all.length);
    },
  );
});
