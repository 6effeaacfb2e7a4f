// Specification: §1.2, §2.25, §3.11, §9.6
import { limits } from '@parages/contracts/vocabulary/limits';
import { type PoiOption, poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  asQuery,
  drawTraits,
  expectedFor,
  type Known,
  namedThemes,
  oracleClock,
  order,
  type Query,
  seeded,
  today,
  writeKnownPois,
} from '../../../test/search-oracle.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  cellDegrees,
  cellOf,
  centreOf,
  columnOf,
  rowOf,
} from '../../platform/search-grid.domain.ts';
import { cellsOfBox } from './grid.domain.ts';
import type { PoiCard } from './pois.schema.ts';
import { type PoisService, poisService } from './pois.service.ts';
import {
  daysQuery,
  facetsQuery,
  homeQuery,
  mapQuery,
  poiListQuery,
} from './search-query.schema.ts';

let db: Db;
let service: PoisService;
let known: Known[] = [];

beforeAll(async () => {
  ({ db } = await emptyDatabase());
  known = await writeKnownPois(db);
  service = poisService({ db, clock: oracleClock });
});

describe('lists of events', () => {
  it('answer 450 random queries as a plain evaluation of the rules does: ids in order, total, distances and groups', async () => {
    const draw = seeded();
    const pick = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
    let rows = 0;
    for (let round = 0; round < 450; round += 1) {
      const centre = pick(known) ?? { lon: 2, lat: 47 };
      const theme = draw(2) === 0 ? pick(themes) : undefined;
      const sort = pick(['date', 'distance', 'newest']) ?? 'date';
      const start = `2026-06-${String(10 + draw(20))}`;
      const asked: Query = {
        lon: centre.lon + draw(100) / 1000,
        lat: centre.lat,
        distanceKm: pick([1, 5, 10, 30, 50, 100]) ?? 30,
        sort,
        ...(theme === undefined ? {} : { theme }),
        ...(draw(3) === 0
          ? {
              options: poiOptions.filter(
                (option) => (option === 'pmr' || option === 'free') && draw(2) === 0,
              ),
            }
          : {}),
        ...(draw(4) === 0 ? { q: pick(Object.keys(namedThemes)) ?? 'concert' } : {}),
        ...(draw(2) === 0 ? { dates: { start, end: pick([start, '2026-07-05']) ?? start } } : {}),
        ...(draw(2) === 0 && drawTraits(draw)),
        ...(sort === 'date' && draw(3) === 0
          ? { group: pick(['agenda', 'last-days', 'ongoing']) ?? 'agenda' }
          : {}),
      };
      const expected = known
        .flatMap((poi) => expectedFor(poi, asked) ?? [])
        .filter(({ group }) => asked.group === undefined || group === asked.group)
        .toSorted((a, b) => order(a, b, sort));
      const offset = draw(3) * 10;
      const { dates, options, ...plain } = asked;
      const query = {
        ...asQuery(plain),
        offset,
        ...(options === undefined ? {} : { options: options.join(',') }),
        ...(dates === undefined ? {} : { dates: `${dates.start}_${dates.end}` }),
      };
      const answer = await service.list(poiListQuery.parse(query));
      const page = expected.slice(offset, offset + 20);
      expect({ query, ids: answer.items.map(({ id }) => id), total: answer.total }).toEqual({
        query,
        ids: page.map(({ id }) => id),
        total: expected.length,
      });
      expect(answer.items.map(({ distance }) => distance)).toEqual(
        page.map(({ away }) => Math.round(away)),
      );
      expect(answer.items.map(({ group }) => group)).toEqual(page.map(({ group }) => group));
      rows += page.length;
    }
    expect(rows).toBeGreaterThan(1500);
  }, 120_000);
});

describe('the counts of a search', () => {
  const { steps } = limits.radius;
  const totalOf = (asked: Query): number =>
    known.filter((poi) => expectedFor(poi, asked) !== undefined).length;
  const random = (round: number) => {
    const draw = seeded(round);
    const pick = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
    const { lon, lat } = pick(known) ?? { lon: 2, lat: 47 };
    const theme = draw(2) === 0 ? pick(themes) : undefined;
    const options: PoiOption[] = draw(3) === 0 ? ['pmr'] : [];
    const distanceKm = pick(steps) ?? 30;
    const asked: Query = {
      lon: lon + 0.03,
      lat,
      distanceKm,
      options,
      sort: 'date',
      ...(theme && { theme }),
      ...(round % 2 === 0 && drawTraits(draw)),
    };
    const { sort: _sort, ...place } = asked;
    return { asked, query: { ...asQuery(place), options: options.join(',') } };
  };

  it('count each open day of a month as a plain evaluation of the rules does, for 40 random searches', async () => {
    let most = 0;
    for (let round = 0; round < 40; round += 1) {
      const { asked, query } = random(round);
      const month = round % 2 === 0 ? '2026-06' : '2026-07';
      const first = month === '2026-06' ? 10 : 1;
      const days = Array.from(
        { length: (month === '2026-06' ? 30 : 31) - first + 1 },
        (_, index) => `${month}-${String(first + index).padStart(2, '0')}`,
      );
      const { items } = await service.countDays(daysQuery.parse({ ...query, month }));
      expect({ query, items }).toEqual({
        query,
        items: days.map((day) => ({
          day,
          total: totalOf({ ...asked, dates: { start: day, end: day } }),
        })),
      });
      most = Math.max(most, ...items.map(({ total }) => total));
    }
    expect(most).toBeGreaterThan(20);
  });

  it('find the first larger radius with events, and its total, as a plain evaluation of the rules does, for 100 random searches', async () => {
    let found = 0;
    for (let round = 0; round < 100; round += 1) {
      const { asked, query } = random(round);
      const dates = { start: '2026-06-13', end: '2026-06-14' };
      const distanceKm = steps
        .filter((step) => step > asked.distanceKm)
        .find((step) => totalOf({ ...asked, dates, distanceKm: step }) > 0);
      const expected = {
        distanceKm: distanceKm ?? null,
        total: distanceKm === undefined ? 0 : totalOf({ ...asked, dates, distanceKm }),
      };
      const answer = await service.findFirstRadius(
        facetsQuery.parse({ ...query, dates: '2026-06-13_2026-06-14' }),
      );
      expect({ query, answer }).toEqual({ query, answer: expected });
      if (distanceKm !== undefined) found += 1;
    }
    expect(found).toBeGreaterThan(40);
  });
});

const idsOf = (cards: readonly PoiCard[]): string[] => cards.map(({ id }) => id);

describe('the home page', () => {
  // The ids that match, in order; `isDated` leaves out permanent pois.
  const soonest = (asked: Query, isDated: boolean): string[] =>
    known
      .flatMap((poi) => expectedFor(poi, asked) ?? [])
      .filter(({ next }) => !isDated || next !== '9999')
      .toSorted((a, b) => order(a, b, 'date'))
      .map(({ id }) => id);
  const wednesday = { start: today, end: today };
  const weekend = { start: '2026-06-13', end: '2026-06-14' };
  const midsummer = { start: '2026-06-20', end: '2026-07-05' };

  it('has for 60 random places the same tonight, weekend and theme carousels as a plain evaluation of the rules', async () => {
    const draw = seeded();
    const pick = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
    let rows = 0;
    for (let round = 0; round < 60; round += 1) {
      const centre = pick(known) ?? { lon: 2, lat: 47 };
      const dates = pick([undefined, undefined, weekend, midsummer]);
      const options: PoiOption[] = draw(3) === 0 ? ['pmr'] : [];
      const place = { lon: centre.lon, lat: centre.lat, distanceKm: pick([5, 30, 100]) ?? 30 };
      const traits = drawTraits(draw);
      const asked: Query = { ...place, options, ...traits, sort: 'date' };
      const isWhole = dates === undefined;
      const ofToday: Query = { ...asked, dates: wednesday, isFromNow: true };
      const tonight = isWhole ? soonest(ofToday, true).slice(0, 10) : [];
      const days = isWhole || dates === weekend ? soonest({ ...asked, dates: weekend }, true) : [];
      const inOrder = soonest({ ...asked, ...(dates && { dates }) }, false);
      const themesOf = new Map(known.map((poi) => [poi.id, poi.themes]));
      const carousels = themes.flatMap((theme) => {
        const ids = inOrder.filter((id) => themesOf.get(id)?.includes(theme)).slice(0, 10);
        return ids.length === 0 ? [] : [{ theme, ids }];
      });
      const query = {
        ...place,
        options: options.join(','),
        ...asQuery(traits),
        ...(dates && { dates: `${dates.start}_${dates.end}` }),
      };
      const answer = await service.listHome(homeQuery.parse(query));
      expect({
        query,
        tonight: idsOf(answer.tonight),
        weekend: idsOf(answer.weekend),
        carousels: answer.carousels.map(({ theme, items }) => ({ theme, ids: idsOf(items) })),
      }).toEqual({
        query,
        tonight,
        weekend: days.filter((id) => !tonight.includes(id)).slice(0, 10),
        carousels,
      });
      rows += carousels.length;
    }
    expect(rows).toBeGreaterThan(300);
  }, 120_000);
});

describe('counts', () => {
  it('of facets and of the map equal a plain count of the events that match, with and without a text, for 60 random queries with prices, ages and parts of the day', async () => {
    const draw = seeded();
    const weekend = { start: '2026-06-13', end: '2026-06-14' };
    let events = 0;
    for (let round = 0; round < 60; round += 1) {
      const { lon, lat } = known[draw(known.length)] ?? { lon: 2, lat: 47 };
      const asked: Query = {
        lon,
        lat,
        distanceKm: 30 + draw(2) * 70,
        sort: 'date',
        ...(draw(3) === 0 && { q: 'concert' }),
      };
      const traits = drawTraits(draw);
      const query = { ...asked, ...asQuery(traits) };
      const count = (more: Partial<Query> = {}): number =>
        known.filter((poi) => expectedFor(poi, { ...asked, ...traits, ...more })).length;
      const { sort: _sort, ...around } = query;
      const facets = await service.countFacets(facetsQuery.parse(around));
      expect({ query, ...facets }).toMatchObject({
        query,
        total: count(),
        themes: { concerts: count({ theme: 'concerts' }), famille: count({ theme: 'famille' }) },
        options: { pmr: { yes: count({ options: ['pmr'] }) } },
        datePresets: {
          today: count({ dates: { start: today, end: today } }),
          nextWeekend: count({ dates: weekend }),
        },
      });
      const box = { west: lon - 1, east: lon + 1, south: lat - 1, north: lat + 1, zoom: 8 };
      const { lon: _lon, lat: _lat, distanceKm: _km, ...filters } = around;
      const map = await service.map(
        mapQuery.parse({ ...box, ...filters, dates: '2026-06-13_2026-06-14' }),
      );
      const shown = map.points.length + map.clusters.reduce((sum, one) => sum + one.count, 0);
      const inBox = known.filter(
        (poi) =>
          poi.lon >= box.west &&
          poi.lon <= box.east &&
          poi.lat >= box.south &&
          poi.lat <= box.north &&
          expectedFor(poi, { ...asked, ...traits, lon: poi.lon, lat: poi.lat, dates: weekend }),
      );
      expect({ query, shown }).toEqual({ query, shown: inBox.length });
      const list = await service.list(poiListQuery.parse(query));
      expect(list.total).toBe(facets.total);
      events += facets.total;
    }
    expect(events).toBeGreaterThan(1000);
  }, 120_000);
});

describe('the map of a box with more than 500 pois', () => {
  it('returns clusters whose counts add up to the number of pois in the box, and no points', async () => {
    const box = { west: 0, east: 4.5, south: 44, north: 49 };
    const inside = known.flatMap(
      (poi) => expectedFor(poi, { ...poi, distanceKm: 1, sort: 'date' }) ?? [],
    );
    const ids = new Set(inside.map(({ id }) => id));
    const count = known.filter(
      ({ id, lon, lat }) =>
        ids.has(id) && lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north,
    ).length;
    const { clusters, points } = await service.map(mapQuery.parse({ ...box, zoom: 7 }));
    expect(count).toBeGreaterThan(500);
    expect(points).toEqual([]);
    expect(clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(count);
  });
});

describe('the database and the application', () => {
  it('use the same bits for themes and options', async () => {
    const [row] = await db.$queryRawUnsafe<{ themes: number[]; options: number[] }[]>(
      `SELECT ARRAY(SELECT theme_mask(ARRAY[t]) FROM unnest($1::text[]) WITH ORDINALITY AS x (t, n) ORDER BY n) AS themes,
              ARRAY(SELECT option_mask(ARRAY[o]) FROM unnest($2::text[]) WITH ORDINALITY AS x (o, n) ORDER BY n) AS options`,
      themes,
      poiOptions,
    );
    expect(row?.themes).toEqual(themes.map((_, index) => 1 << (index + 1)));
    expect(row?.options).toEqual(poiOptions.map((_, index) => 1 << index));
  });

  it('compute the same grid cell for every poi, at most half a cell from its centre', async () => {
    const cells = await db.$queryRawUnsafe<{ lon: number; lat: number; cell: number }[]>(
      'SELECT lon, lat, cell FROM poi_search',
    );
    for (const { lon, lat, cell } of cells) {
      const { lows, highs } = cellsOfBox({ west: lon, east: lon, south: lat, north: lat });
      expect(lows.some((low, index) => low <= cell && cell <= (highs[index] ?? 0))).toBe(true);
      expect(cellOf(columnOf(lon), rowOf(lat))).toBe(cell);
      const centre = centreOf(cell);
      const gap = Math.max(Math.abs(centre.lon - lon), Math.abs(centre.lat - lat));
      expect(gap).toBeLessThanOrEqual(cellDegrees / 2 + 1e-9);
    }
  });
});
