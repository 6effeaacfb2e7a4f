// Specification: §1.2, §2.25, §3.11, §9.6
import { readFileSync } from 'node:fs';
import { limits } from '@parages/contracts/vocabulary/limits';
import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { type PoiOption, poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';
import { beforeAll, describe, expect, it } from 'vitest';
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

const seed = readFileSync(new URL('../../../test/records/many-pois.sql', import.meta.url), 'utf8');
const today = '2026-06-10';
const clock = { now: () => new Date('2026-06-10T10:00:00Z') };

type Period = { start: string; end: string };
type Known = {
  id: string;
  lon: number;
  lat: number;
  themes: Theme[];
  options: PoiOption[];
  label: string;
  permanent: boolean;
  published: string;
  periods: Period[] | null;
};
type Query = {
  lon: number;
  lat: number;
  distanceKm: number;
  theme?: Theme;
  options?: PoiOption[];
  dates?: Period;
  q?: string;
  sort: string;
  group?: string;
};

let db: Db;
let service: PoisService;
let known: Known[] = [];

beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await db.$queryRawUnsafe(seed, 4000);
  await db.$queryRawUnsafe(
    `SELECT refresh_poi_search(array_agg(id), $1::timestamptz)::text FROM poi`,
    clock.now(),
  );
  service = poisService({ db, clock });
  known = await db.$queryRawUnsafe(`
    SELECT v.poi_id::text AS id, v.lon, v.lat, v.themes, v.options, v.label, v.is_permanent AS permanent, p.published_at::text AS published,
      (SELECT jsonb_agg(jsonb_build_object('start', x.start_date, 'end', x.end_date)) FROM period x WHERE x.version_id = v.id) AS periods
    FROM poi p JOIN poi_version v ON v.poi_id = p.id`);
});

const days = (period: Period): number =>
  (Date.parse(period.end) - Date.parse(period.start)) / 86_400_000 + 1;
const later = (a: string, b: string): string => (a > b ? a : b);

const compare = (a: string | number | boolean, b: string | number | boolean): number =>
  a < b ? -1 : a > b ? 1 : 0;

type Expected = {
  id: string;
  away: number;
  next: string;
  isLong: boolean;
  group: string;
  published: string;
};

// The theme that each of these texts names, besides the titles that begin with it.
const namedThemes: Record<string, Theme> = {
  concert: 'concerts',
  Visites: 'tourisme',
  festival: 'fetes',
  brocante: 'marches-et-brocantes',
};

const hasText = ({ label, themes: own }: Known, q: string): boolean => {
  const theme = namedThemes[q];
  const isNamed = theme !== undefined && own.includes(theme);
  return isNamed || label.toLowerCase().startsWith(q.toLowerCase().replace(/s$/, ''));
};

// Evaluates one poi for one query, directly from the specified rules.
function expectedFor(poi: Known, asked: Query): Expected | undefined {
  const away = metresBetween(asked, poi);
  if (away > asked.distanceKm * 1000) return undefined;
  if (asked.theme !== undefined && !poi.themes.includes(asked.theme)) return undefined;
  if (asked.q !== undefined && !hasText(poi, asked.q)) return undefined;
  if (asked.options?.some((option) => !poi.options.includes(option))) return undefined;
  const { id, published } = poi;
  if (poi.permanent) return { id, away, next: '9999', isLong: false, group: 'ongoing', published };
  const from = asked.dates === undefined ? today : asked.dates.start;
  const to = asked.dates?.end ?? '9998';
  const open = (poi.periods ?? []).filter(
    ({ start, end }) => end >= today && end >= from && start <= to,
  );
  const [next] = open.map(({ start }) => later(start, from)).toSorted();
  if (next === undefined) return undefined;
  const all = (poi.periods ?? []).filter((period) => period.end >= today && days(period) > 7);
  const long = all.filter(({ start, end }) => start <= next && next <= end);
  // Consecutive long periods without a gap count as one run.
  let lastDay = next;
  for (const { start, end } of all.toSorted((a, b) => compare(a.start, b.start)))
    if (Date.parse(start) <= Date.parse(lastDay) + 86_400_000) lastDay = later(lastDay, end);
  const group = long.length === 0 ? 'agenda' : lastDay <= '2026-06-16' ? 'last-days' : 'ongoing';
  return { id, away, next, isLong: long.length > 0, group, published };
}

function order(a: Expected, b: Expected, sort: string): number {
  const first =
    sort === 'date'
      ? compare(a.next, b.next) || compare(a.isLong, b.isLong)
      : sort === 'newest'
        ? compare(b.published, a.published)
        : 0;
  return first || compare(a.away, b.away) || compare(a.id, b.id);
}

function seeded(seed = 7): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

describe('lists of events', () => {
  it('answer 400 random queries as a plain evaluation of the rules does: ids in order, total, distances and groups', async () => {
    const draw = seeded();
    const pick = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
    let rows = 0;
    for (let round = 0; round < 400; round += 1) {
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
        ...plain,
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
    const asked = {
      lon: lon + 0.03,
      lat,
      distanceKm,
      options,
      sort: 'date',
      ...(theme && { theme }),
    };
    const { sort: _sort, ...place } = asked;
    return { asked, query: { ...place, options: options.join(',') } };
  };

  it('on the days of a month are for 40 random searches those of a plain evaluation of the rules for each day, from today on', async () => {
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

  it('at the first radius with any event are for 100 random searches those of a plain evaluation of the rules for each larger radius', async () => {
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
      const asked: Query = { ...place, options, sort: 'date' };
      const isWhole = dates === undefined;
      const tonight = isWhole ? soonest({ ...asked, dates: wednesday }, true).slice(0, 10) : [];
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
