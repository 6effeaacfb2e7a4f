import { createHash } from 'node:crypto';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { promotePoi, refreshPoi } from '../../../../test/records/create-poi.ts';
import {
  asQuery,
  drawTraits,
  expectedFor,
  oracleClock,
  type Query,
  seeded,
  writeKnownPois,
} from '../../../../test/search-oracle.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import type { Db } from '../../../platform/database/database.ts';
import { poisService } from '../pois.service.ts';
import { promotedQuery } from '../search-query.schema.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const nantes = { lon: -1.5534, lat: 47.2173 };
const run = '[2026-06-10,2026-06-17)';

// The runs whose row in promoted_poi is missing, too many or differs from the projection.
const countDrift = async (db: Db): Promise<number> => {
  const [row] = await db.$queryRawUnsafe<{ drift: number }[]>(
    `SELECT count(*)::int AS drift
     FROM promoted_poi r
     FULL JOIN (SELECT p.id, p.run, s.* FROM promotion p JOIN poi_search s ON s.poi_id = p.poi_id) w ON w.id = r.promotion_id
     WHERE (r.poi_id, r.run, r.last_day, r.cell, r.lon, r.lat, r.theme_mask, r.options, r.dates)
       IS DISTINCT FROM (w.poi_id, w.run, upper(w.run) - 1, w.cell, w.lon, w.lat, w.theme_mask, w.options, w.dates)`,
  );
  return row?.drift ?? -1;
};

const move = (db: Pick<Db, '$executeRawUnsafe'>, id: string, { lon, lat } = nantes) =>
  db.$executeRawUnsafe(
    'UPDATE poi_version SET lon = $2, lat = $3 WHERE poi_id = $1::uuid',
    id,
    lon,
    lat,
  );

it('sponsored events of 120 random searches are those of a plain evaluation of the rules, in the order of the hour', async () => {
  const { db } = await emptyDatabase();
  const known = await writeKnownPois(db);
  const service = poisService({ db, clock: oracleClock });
  await db.$executeRawUnsafe(
    `INSERT INTO promotion (id, poi_id, run)
     SELECT gen_random_uuid(), id, daterange('2026-06-04'::date + k * 7, '2026-06-11'::date + k * 7) FROM poi, generate_series(-2, 2) k
     WHERE substring(slug_fr FROM 5)::int % 4 = 0`,
  );
  await db.$executeRawUnsafe(
    'SELECT write_promoted_pois(array_agg(poi_id), $1) FROM promotion',
    oracleClock.now(),
  );
  const sponsored = new Set(
    (await db.promotion.findMany({ select: { poiId: true } })).map(({ poiId }) => poiId),
  );
  const turnOf = (id: string): string =>
    createHash('md5').update(`2026-06-10T10${id}`).digest('hex');
  const draw = seeded();
  let rows = 0;
  for (let round = 0; round < 120; round += 1) {
    const { lon, lat } = known[draw(known.length)] ?? tours;
    const theme = draw(2) === 0 ? themes[draw(themes.length)] : undefined;
    const options = draw(3) === 0 ? poiOptions.filter((option) => option === 'pmr') : [];
    const dates = draw(2) === 0 ? { start: '2026-06-13', end: '2026-06-14' } : undefined;
    const asked: Query = {
      lon: lon + draw(100) / 1000,
      lat,
      distanceKm: [5, 30, 100][draw(3)] ?? 30,
      options,
      sort: 'date',
      ...(theme && { theme }),
      ...(dates && { dates }),
      ...(draw(3) === 0 && drawTraits(draw)),
    };
    const { sort: _sort, dates: _dates, ...plain } = asked;
    const query = {
      ...asQuery(plain),
      options: options.join(','),
      offset: draw(2) * 5,
      ...(dates && { dates: `${dates.start}_${dates.end}` }),
    };
    const { items } = await service.listPromoted(promotedQuery.parse(query));
    const expected = known
      .filter((poi) => sponsored.has(poi.id) && expectedFor(poi, asked) !== undefined)
      .map(({ id }) => id)
      .toSorted((a, b) => (turnOf(a) < turnOf(b) ? -1 : 1))
      .slice(query.offset, query.offset + 10);
    expect({ query, ids: items.map(({ id }) => id) }).toEqual({ query, ids: expected });
    rows += items.length;
  }
  expect(rows).toBeGreaterThan(200);
}, 120_000);

describe('the rows of sponsored events', () => {
  it('follow an event that moves, loses a date, is hidden, is shown again and is no longer sponsored', async () => {
    const { create, db, clock, get } = await startApi();
    const twice = [{ startDate: '2026-06-10', startTime: '20:30' }, { startDate: '2026-06-12' }];
    const { id } = await create.poi({ at: tours, periods: twice });
    await promotePoi(db, id, run, clock.now());
    const listed = async (at: typeof tours): Promise<string[]> =>
      (await get('/pois/promoted', { ...at, distanceKm: 10 })).body.items.map(
        (item: { id: string }) => item.id,
      );
    const refresh = async () => {
      await refreshPoi(db, id, clock.now());
      expect(await countDrift(db)).toBe(0);
    };
    expect([await listed(tours), await listed(nantes)]).toEqual([[id], []]);
    await move(db, id);
    await refresh();
    expect([await listed(tours), await listed(nantes)]).toEqual([[], [id]]);
    clock.set('2026-06-11T10:00:00Z');
    await refresh();
    await db.poi.update({ where: { id }, data: { isEnabled: false } });
    await refresh();
    expect(await listed(nantes)).toEqual([]);
    await db.poi.update({ where: { id }, data: { isEnabled: true } });
    await refresh();
    expect(await listed(nantes)).toEqual([id]);
    await db.promotion.deleteMany({});
    expect([await listed(nantes), await countDrift(db)]).toEqual([[], 0]);
  });

  it.each(['sponsored', 'moved'])(
    'hold what both transactions wrote when an event is sponsored while it moves, if it is first %s',
    async (first) => {
      const { create, db, clock } = await startApi();
      const { id } = await create.poi({ at: tours });
      const sponsor = (tx: Pick<Db, '$executeRawUnsafe' | '$queryRawUnsafe'>) =>
        promotePoi(tx, id, run, clock.now());
      const moveAway = async (tx: Pick<Db, '$executeRawUnsafe' | '$queryRawUnsafe'>) => {
        await move(tx, id);
        await refreshPoi(tx, id, clock.now());
      };
      const [one, other] = first === 'sponsored' ? [sponsor, moveAway] : [moveAway, sponsor];
      let second: Promise<void> | undefined;
      await db.$transaction(async (tx) => {
        await one(tx);
        second = db.$transaction(other);
        await expect
          .poll(() => db.$queryRawUnsafe('SELECT 1 FROM pg_locks WHERE NOT granted'))
          .not.toEqual([]);
      });
      await second;
      expect(await countDrift(db)).toBe(0);
      expect(await db.$queryRawUnsafe('SELECT lon FROM promoted_poi')).toEqual([
        { lon: nantes.lon },
      ]);
    },
  );
});
