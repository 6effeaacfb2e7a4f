import { limits } from '@parages/contracts/vocabulary/limits';
import { type ProductSql, readProductSql } from './product-sql.ts';
import type { QueryCase } from './query-case.ts';
import { listParams, type Moment, mapParams } from './query-params.ts';
import type { SyntheticPoi } from './synthetic-poi.ts';
import { nouns } from './words.fr.ts';

/** One kind of question, the statement of the product that answers it, and the p95 it must keep to in milliseconds, when one is set. */
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

/** Every class of search. `make` gives the pois that "similar" starts from, out of `events`. */
export async function readQueryClasses(
  moment: Moment,
  make: (index: number) => SyntheticPoi,
  events: number,
): Promise<QueryClass[]> {
  const list =
    (theme: 'one' | 'all', more: Record<string, unknown> = {}) =>
    (query: QueryCase) => ({
      ...listParams(query, moment, theme === 'one' ? query.theme : everyTheme),
      ...more,
    });
  const similar = (query: QueryCase, n: number) => {
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
  const words = (query: QueryCase, n: number) => ({
    ...listParams(query, moment, everyTheme),
    q: `${nouns[n % nouns.length]} ${query.town.name}`,
  });
  const places = ({ town }: QueryCase) => ({
    spellings: [town.name.slice(0, begunLength)],
    area: null,
    count: 8,
    ...limits.bounds,
  });
  const typed = ({ town }: QueryCase) => ({ text: slip(town.name), swapped: [] });
  const [
    nearest,
    dated,
    found,
    home,
    promoted,
    similarPois,
    facets,
    count,
    squares,
    points,
    byName,
    alike,
  ] = await Promise.all(
    [
      'list-nearest-pois',
      'list-pois',
      'list-found-pois',
      'list-home-pois',
      'list-promoted-pois',
      'list-similar-pois',
      'count-facets',
      'count-pois',
      'list-squares',
      'list-points',
    ]
      .map((name) => `pois/${name}.sql`)
      .concat('places/list-places-by-name.sql', 'places/list-similar-names.sql')
      .map(readProductSql),
  );
  if (
    !nearest ||
    !dated ||
    !found ||
    !home ||
    !promoted ||
    !similarPois ||
    !facets ||
    !count ||
    !squares ||
    !points ||
    !byName ||
    !alike
  )
    return [];
  return [
    { name: 'nearest, one theme', sql: nearest, params: list('one'), p95TargetMs: 6 },
    { name: 'nearest, all themes', sql: nearest, params: list('all') },
    { name: 'soonest, one theme', sql: dated, params: list('one'), p95TargetMs: 20 },
    { name: 'soonest, all themes', sql: dated, params: list('all'), p95TargetMs: 60 },
    { name: 'nearest, extended', sql: nearest, params: list('one', { reachM: furthestM }) },
    { name: 'soonest, extended', sql: dated, params: list('one', { reachM: furthestM }) },
    { name: 'newest, all themes', sql: dated, params: list('all', { sort: 'newest' }) },
    {
      name: 'home, 18 carousels',
      sql: home,
      params: list('all', { pageSize: limits.pageSize.carousel }),
      p95TargetMs: 40,
    },
    { name: 'similar', sql: similarPois, params: similar },
    { name: 'total, one theme', sql: count, params: list('one') },
    { name: 'facets', sql: facets, params: list('all') },
    { name: 'map squares, z7', sql: squares, params: (query) => mapParams(query, moment, 7) },
    { name: 'map squares, z8', sql: squares, params: (query) => mapParams(query, moment, 8) },
    { name: 'map squares, z10', sql: squares, params: (query) => mapParams(query, moment, 10) },
    { name: 'map points, z13', sql: points, params: (query) => mapParams(query, moment, 13) },
    {
      name: 'promoted',
      sql: promoted,
      params: list('all', { pageSize: limits.pageSize.promoted }),
    },
    { name: 'words', sql: found, params: words },
    { name: 'places, beginning', sql: byName, params: places },
    { name: 'places, a slip', sql: alike, params: typed },
  ];
}
