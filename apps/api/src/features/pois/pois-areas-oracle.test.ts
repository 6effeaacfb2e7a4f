import { readFileSync } from 'node:fs';
import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { formatBox, middleOf, parseBox } from '@parages/contracts/vocabulary/search/bbox';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshAllPois } from '../../../test/records/refresh-all-pois.ts';
import { rounds } from '../../../test/rounds.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PoiCard } from './pois.schema.ts';
import { type PoisService, poisService } from './pois.service.ts';
import { areaFacetsQuery, mapQuery, poiListQuery } from './search-query.schema.ts';

const seed = readFileSync(new URL('../../../test/records/many-pois.sql', import.meta.url), 'utf8');
const clock = { now: () => new Date('2026-06-10T10:00:00Z') };

const lists = rounds(10, 60);
const rectangles = rounds(10, 80);
const circles = rounds(10, 40);

let db: Db;
let service: PoisService;

beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await db.$queryRawUnsafe(seed, 4000);
  await refreshAllPois(db, clock.now());
  service = poisService({ db, clock });
});

type Match = { id: string; lon: number; lat: number; published: string; hash: number };
type Filters = { theme: string | undefined; isFree: boolean; start: string; end: string | null };

// The pois that match the filters, from the tables alone, by next day, one-off before ongoing,
// permanent last; pois of the same day in no order.
const listMatches = ({
  theme,
  isFree,
  start,
  end,
}: Filters): Promise<(Match & { rank: number })[]> =>
  db.$queryRawUnsafe(
    `WITH matching AS (
       SELECT v.id AS version_id, v.poi_id, v.lon, v.lat, p.published_at, v.is_permanent,
         (SELECT min(greatest(x.start_date, $3::date)) FROM period x
          WHERE x.version_id = v.id AND x.last_day >= $3::date AND x.start_date <= coalesce($4::date, 'infinity')) AS next_day
       FROM poi p JOIN poi_version v ON v.poi_id = p.id
       WHERE ($1::text IS NULL OR $1 = ANY (v.themes)) AND ($2::boolean = false OR 'free' = ANY (v.options))
     )
     SELECT m.poi_id::text AS id, m.lon, m.lat, m.published_at::text AS published, uuid_hash(m.poi_id) AS hash,
       dense_rank() OVER (ORDER BY m.is_permanent, m.next_day, EXISTS (
         SELECT 1 FROM period x
         WHERE x.version_id = m.version_id AND x.last_day - x.start_date >= 7 AND m.next_day BETWEEN x.start_date AND x.last_day
       ))::int AS rank
     FROM matching m WHERE m.is_permanent OR m.next_day IS NOT NULL`,
    theme ?? null,
    isFree,
    start,
    end,
  );

function seeded(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

function drawFilters(draw: (below: number) => number): Filters {
  const theme = draw(2) === 0 ? themes[draw(themes.length)] : undefined;
  const start = draw(2) === 0 ? `2026-06-${10 + draw(20)}` : undefined;
  const end = start && (draw(2) === 0 ? start : '2026-07-05');
  return { theme, isFree: draw(3) === 0, start: start ?? '2026-06-10', end: end ?? null };
}

const queryOf = ({ theme, isFree, start, end }: Filters) => ({
  theme,
  options: isFree ? 'free' : '',
  ...(end !== null && { dates: `${start}_${end}` }),
});

const idsOf = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);

describe('lists of the whole country', () => {
  it(`answer ${lists} random queries as a plain evaluation of the rules does, with the events of a day in the order of a hash`, async () => {
    const draw = seeded();
    let rows = 0;
    for (let round = 0; round < lists; round += 1) {
      const filters = drawFilters(draw);
      const matches = await listMatches(filters);
      const expected = idsOf(
        matches.toSorted((a, b) => a.rank - b.rank || a.hash - b.hash || (a.id < b.id ? -1 : 1)),
      );
      const offset = draw(3) * 10;
      const query = queryOf(filters);
      const list = (more: object) => service.list(poiListQuery.parse({ ...query, ...more }));
      const answer = await list({ offset });
      expect({ query, ids: idsOf(answer.items), total: answer.total }).toEqual({
        query,
        ids: expected.slice(offset, offset + 20),
        total: expected.length,
      });
      rows += answer.items.length;
    }
    expect(rows).toBeGreaterThan(8 * lists);
  }, 60_000);

  it.each(['agenda', 'last-days', 'ongoing'])(
    'have in the group %s the events of the whole list with this group, in its order',
    async (group) => {
      const pages = await Promise.all(
        Array.from({ length: 50 }, (_, page) =>
          service.list(
            poiListQuery.parse({ pageSize: 100, offset: page * 100, withTotal: 'false' }),
          ),
        ),
      );
      const every: PoiCard[] = pages.flatMap(({ items }) => items);
      const expected = every.filter((card) => card.group === group);
      const answer = await service.list(poiListQuery.parse({ group, pageSize: 100 }));
      expect(idsOf(answer.items)).toEqual(idsOf(expected.slice(0, 100)));
      expect(answer.total).toBe(expected.length);
      expect(expected.length).toBeGreaterThan(0);
    },
  );
});

describe('the search of a rectangle', () => {
  type Sort = 'date' | 'newest' | 'distance';
  const byNewest = (a: Match, b: Match) =>
    a.published === b.published ? 0 : a.published < b.published ? 1 : -1;
  const inOrder = (matches: (Match & { rank: number; away: number })[], sort: Sort) =>
    matches.toSorted(
      (a, b) =>
        (sort === 'date' ? a.rank - b.rank : sort === 'newest' ? byNewest(a, b) : 0) ||
        a.away - b.away ||
        (a.id < b.id ? -1 : 1),
    );

  it(`lists, counts and draws for ${rectangles} random rectangles the same events as a plain evaluation of the rules`, async () => {
    const draw = seeded();
    const all = { theme: undefined, isFree: false, start: '2026-06-10', end: null };
    // In the order of their ids: that of the database differs from run to run, and with it the
    // places and the number of events in the rectangles.
    const every = (await listMatches(all)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const drawPlace = () => every[draw(every.length)] ?? { lon: 2, lat: 47 };
    let rows = 0;
    for (let round = 0; round < rectangles; round += 1) {
      const { lon: west, lat: south } = drawPlace();
      const east = west + 0.5 + draw(15) / 10;
      const bbox = formatBox({ west, south, east, north: south + 0.4 + draw(9) / 10 });
      const area = parseBox(bbox) ?? { west: 0, south: 0, east: 0, north: 0 };
      const sort: Sort = (['date', 'newest', 'distance'] as const)[draw(3)] ?? 'date';
      const place = draw(2) === 0 || sort === 'distance' ? drawPlace() : undefined;
      const filters = drawFilters(draw);
      const matches = (await listMatches(filters))
        .filter(({ lon }) => lon >= area.west && lon <= area.east)
        .filter(({ lat }) => lat >= area.south && lat <= area.north)
        .map((one) => ({ ...one, away: metresBetween(place ?? middleOf(area), one) }));
      const expected = inOrder(matches, sort);
      const around = place && { lon: place.lon, lat: place.lat };
      const asked = queryOf(filters);
      const query = { ...asked, bbox, sort, ...around, pageSize: 100, autoExtend: 'true' };
      const [answer, facets, map] = await Promise.all([
        service.list(poiListQuery.parse(query)),
        service.countFacets(areaFacetsQuery.parse({ ...asked, bbox })),
        service.map(mapQuery.parse({ ...asked, ...area, zoom: 9 })),
      ]);
      const total = expected.length;
      const page = expected.slice(0, 100);
      expect({ query, ids: idsOf(answer.items), total: answer.total, extra: answer.extra }).toEqual(
        {
          query,
          ids: idsOf(page),
          total,
          extra: [],
        },
      );
      expect(answer.items.map(({ distance }) => distance)).toEqual(
        page.map(({ away }) => (place ? Math.round(away) : undefined)),
      );
      const isClustered = total > 500;
      expect(facets.total).toBe(total);
      expect(idsOf(map.points).toSorted()).toEqual(isClustered ? [] : idsOf(expected).toSorted());
      const drawn = map.clusters.reduce((sum, { count }) => sum + count, 0);
      expect(drawn).toBe(isClustered ? total : 0);
      rows += total;
    }
    expect(rows).toBeGreaterThan(12 * rectangles);
  }, 60_000);
});

describe('the map around a place', () => {
  it(`draws or counts for ${circles} random circles as many events as the list has, and more without the place`, async () => {
    const draw = seeded();
    const all = { theme: undefined, isFree: false, start: '2026-06-10', end: null };
    // In the order of their ids: that of the database differs from run to run, and with it the
    // places and the number of events in the rectangles.
    const every = (await listMatches(all)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const drawn = async (query: object) => {
      const { points, clusters } = await service.map(mapQuery.parse({ ...query, zoom: 7 }));
      return points.length + clusters.reduce((sum, { count }) => sum + count, 0);
    };
    let listed = 0;
    let boxed = 0;
    for (let round = 0; round < circles; round += 1) {
      const { lon, lat } = every[draw(every.length)] ?? { lon: 2, lat: 47 };
      const box = { west: lon - 1.5, south: lat - 1, east: lon + 1.5, north: lat + 1 };
      const filters = {
        ...(round % 2 === 0 && queryOf(drawFilters(draw))),
        ...(round % 4 === 1 && { q: 'concert' }),
      };
      const asked = { ...filters, lon, lat, distanceKm: 100 };
      const { total = 0 } = await service.list(poiListQuery.parse({ ...asked, pageSize: 1 }));
      expect(await drawn({ ...asked, ...box })).toBe(total);
      listed += total;
      boxed += await drawn({ ...filters, ...box });
    }
    expect(listed).toBeGreaterThan(25 * circles);
    expect(boxed).toBeGreaterThan(listed);
  }, 60_000);
});
