import { limits } from '@parages/contracts/vocabulary/limits';
import { traitMask } from '@parages/contracts/vocabulary/search/search-traits';
import { knownCommunes } from '../../../../apps/api/src/features/places/landmarks.domain.ts';
import { isoDayOf } from '../data/calendar.ts';
import type { SyntheticPoi } from '../data/synthetic-poi.ts';
import { nouns } from '../data/words.fr.ts';
import { type ProductSql, readProductSql } from './product-sql.ts';
import type { QueryCase } from './query-case.ts';
import {
  anywhereParams,
  listParams,
  type Moment,
  mapParams,
  rectangleParams,
} from './query-params.ts';

export type QueryClass = {
  name: string;
  sql: ProductSql;
  params: (query: QueryCase, n: number) => Record<string, unknown>;
  p95TargetMs?: number;
};

const everyTheme = 0;
const furthestM = limits.radius.maxKm * 1000;
const begunLength = 4;
const slip = (name: string): string => name.slice(0, 2) + name.slice(3);
const themeBits = (themes: readonly number[]): number =>
  themes.reduce((mask, theme) => mask | (1 << theme), 0);

const statements = {
  nearest: 'pois/list/list-nearest-pois.sql',
  dated: 'pois/list/list-pois.sql',
  found: 'pois/list/list-found-pois.sql',
  home: 'pois/home/list-home-pois.sql',
  rails: 'pois/home/list-rail-pois.sql',
  promoted: 'pois/home/list-promoted-pois.sql',
  similar: 'pois/detail/list-similar-pois.sql',
  facets: 'pois/facets/count-facets.sql',
  count: 'pois/list/count-pois.sql',
  countFound: 'pois/list/count-found-pois.sql',
  country: 'pois/list/list-country-pois.sql',
  days: 'pois/facets/count-days.sql',
  busyTowns: 'sitemaps/list-busy-towns.sql',
  squares: 'pois/map/list-squares.sql',
  points: 'pois/map/list-points.sql',
  byName: 'places/list-places-by-name.sql',
  alike: 'places/list-similar-names.sql',
};
type Statements = Record<keyof typeof statements, ProductSql>;

async function readStatements(): Promise<Statements> {
  const read = Object.entries(statements).map(
    async ([name, file]) => [name, await readProductSql(file)] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as Statements;
}

/** `make` returns one of the `events` pois, to which the class "similar" finds similar ones. */
export async function readQueryClasses(
  moment: Moment,
  make: (index: number) => SyntheticPoi,
  events: number,
): Promise<QueryClass[]> {
  const sql = await readStatements();
  return [
    ...listClasses(sql, moment),
    ...homeClasses(sql, moment),
    { name: 'similar', sql: sql.similar, params: similarParams(moment, make, events) },
    ...countClasses(sql, moment),
    ...wordClasses(sql, moment),
    ...wideClasses(sql, moment),
  ];
}

const listOf =
  (moment: Moment) =>
  (theme: 'one' | 'all', more: Record<string, unknown> = {}) =>
  (query: QueryCase) => ({
    ...listParams(query, moment, theme === 'one' ? query.theme : everyTheme),
    ...more,
  });

function listClasses({ nearest, dated }: Statements, moment: Moment): QueryClass[] {
  const list = listOf(moment);
  return [
    { name: 'nearest, one theme', sql: nearest, params: list('one'), p95TargetMs: 6 },
    { name: 'nearest, all themes', sql: nearest, params: list('all') },
    { name: 'soonest, one theme', sql: dated, params: list('one'), p95TargetMs: 20 },
    { name: 'soonest, all themes', sql: dated, params: list('all'), p95TargetMs: 60 },
    { name: 'nearest, extended', sql: nearest, params: list('one', { reachM: furthestM }) },
    { name: 'soonest, extended', sql: dated, params: list('one', { reachM: furthestM }) },
    { name: 'newest, all themes', sql: dated, params: list('all', { sort: 'newest' }) },
  ];
}

// A home page opens with the default radius; the widest one is the dearest in a large city.
function homeClasses({ home, rails }: Statements, moment: Moment): QueryClass[] {
  const { carousel: pageSize } = limits.pageSize;
  const within = (radiusKm: number) => (query: QueryCase) => ({
    ...listParams({ ...query, radiusKm }, moment, everyTheme),
    pageSize,
  });
  const { defaultKm, maxKm } = limits.radius;
  return [
    {
      name: 'home, 18 carousels',
      sql: home,
      params: listOf(moment)('all', { pageSize }),
      p95TargetMs: 40,
    },
    { name: `home, ${defaultKm} km`, sql: home, params: within(defaultKm), p95TargetMs: 40 },
    { name: `home, ${maxKm} km`, sql: home, params: within(maxKm) },
    { name: `rails, ${defaultKm} km`, sql: rails, params: within(defaultKm), p95TargetMs: 40 },
    { name: `rails, ${maxKm} km`, sql: rails, params: within(maxKm) },
  ];
}

const similarParams =
  (moment: Moment, make: (index: number) => SyntheticPoi, events: number) =>
  (query: QueryCase, n: number) => {
    const poi = make((n * 7919) % events);
    return {
      ...listParams(query, moment, everyTheme),
      poiId: poi.id,
      themeMask: themeBits(poi.themes),
      lon: poi.lon,
      lat: poi.lat,
      radiusM: limits.similarWithinKm * 1000,
      pageSize: limits.pageSize.similar,
    };
  };

function countClasses(
  { count, facets, squares, points, promoted }: Statements,
  moment: Moment,
): QueryClass[] {
  const list = listOf(moment);
  const map = (zoom: number) => (query: QueryCase) => mapParams(query, moment, zoom);
  return [
    { name: 'total, one theme', sql: count, params: list('one') },
    { name: 'facets', sql: facets, params: list('all') },
    { name: 'map squares, z7', sql: squares, params: map(7) },
    { name: 'map squares, z8', sql: squares, params: map(8) },
    { name: 'map squares, z10', sql: squares, params: map(10) },
    { name: 'map points, z13', sql: points, params: map(13) },
    {
      name: 'promoted',
      sql: promoted,
      params: list('all', { pageSize: limits.pageSize.promoted }),
    },
  ];
}

function wordClasses({ found, byName, alike }: Statements, moment: Moment): QueryClass[] {
  const words = (query: QueryCase, n: number) => ({
    ...listParams(query, moment, everyTheme),
    q: `${nouns[n % nouns.length]} ${query.town.name}`,
  });
  const places = ({ town }: QueryCase) => ({
    spellings: [town.name.slice(0, begunLength)],
    area: null,
    known: knownCommunes,
    count: 8,
  });
  const misspelt = ({ town }: QueryCase) => ({ text: slip(town.name), swapped: [] });
  return [
    { name: 'words', sql: found, params: words },
    { name: 'places, beginning', sql: byName, params: places },
    { name: 'places, a slip', sql: alike, params: misspelt },
  ];
}

const daysOfMonth = 30;

// Searches that no circle bounds, and those of the traits.
function wideClasses(sql: Statements, moment: Moment): QueryClass[] {
  const list = listOf(moment);
  const rectangle = (query: QueryCase) => rectangleParams(query, moment);
  const anywhere = (q: (n: number) => string) => (query: QueryCase, n: number) => ({
    ...anywhereParams(query, moment),
    q: q(n),
  });
  const noun = (n: number): string => nouns[n % nouns.length] ?? 'fête';
  const month = {
    fromDay: isoDayOf(moment.firstDay),
    toDay: isoDayOf(moment.firstDay + daysOfMonth - 1),
  };
  const evening = { options: traitMask({ partOfDay: 'evening' }) };
  return [
    { name: 'country, one theme', sql: sql.country, params: list('one') },
    { name: 'country, all themes', sql: sql.country, params: list('all') },
    { name: 'rectangle, soonest', sql: sql.dated, params: rectangle },
    { name: 'rectangle, facets', sql: sql.facets, params: rectangle },
    { name: 'evening, all themes', sql: sql.dated, params: list('all', evening) },
    { name: 'days of a month', sql: sql.days, params: list('all', month) },
    { name: 'a theme word', sql: sql.found, params: list('all', { q: 'concert' }) },
    { name: 'words, anywhere', sql: sql.found, params: anywhere(noun) },
    { name: 'a theme word, anywhere', sql: sql.found, params: anywhere(() => 'concert') },
    { name: 'two letters, anywhere', sql: sql.found, params: anywhere(() => 'la') },
    { name: 'total of two letters, anywhere', sql: sql.countFound, params: anywhere(() => 'la') },
    {
      name: 'towns of the sitemap, 500',
      sql: sql.busyTowns,
      params: () => ({ after: 'm', partSize: 500, least: 5, radiusM: 30_000 }),
    },
  ];
}
