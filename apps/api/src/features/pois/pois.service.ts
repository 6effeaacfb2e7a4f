import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database.ts';
import { cellsOfCircle, edgesOf } from './grid.domain.ts';
import { toFacets, toHome } from './poi-answers.domain.ts';
import type { Poi } from './poi-detail.schema.ts';
import { poiListService } from './poi-list.service.ts';
import { poiMapService } from './poi-map.service.ts';
import { poiPageService } from './poi-page.service.ts';
import { poisRepository } from './pois.repository.ts';
import type { CardList, Facets, Home, PoiList, PoiMap } from './pois.schema.ts';
import {
  filterParams,
  momentOf,
  placeParams,
  presetSpans,
  promotionTurn,
} from './search-filters.domain.ts';
import type {
  FacetsQuery,
  HomeQuery,
  MapQuery,
  PoiListQuery,
  PromotedQuery,
} from './search-query.schema.ts';

/** Finding pois. Answers have the shapes of the API; other features call it in-process. */
export type PoisService = {
  /** A page of a list. `extra` is filled when `autoExtend` is 'true' and fewer than a page lie within the distance. */
  list: (query: PoiListQuery) => Promise<PoiList>;
  listPromoted: (query: PromotedQuery) => Promise<CardList>;
  countFacets: (query: FacetsQuery) => Promise<Facets>;
  listHome: (query: HomeQuery) => Promise<Home>;
  map: (query: MapQuery) => Promise<PoiMap>;
  /** Problems: poi_not_found, poi_gone. */
  get: (poiId: string) => Promise<Poi>;
  /** The same of one version, online or not: for those who may read it. Problems: poi_not_found. */
  preview: (poiId: string, versionId: string) => Promise<Poi>;
  /** A slug it had before finds it too: `slugFr` then differs from what was asked, and a page answers 301. Problems: poi_not_found, poi_gone. */
  getBySlug: (slugFr: string) => Promise<Poi>;
  /** Problems: poi_not_found, poi_gone. */
  listSimilar: (poiId: string, pageSize: number) => Promise<CardList>;
};

/** The service over a database and a clock. */
export function poisService({ db, clock }: { db: SqlClient; clock: Clock }): PoisService {
  const pois = poisRepository(db);

  async function listPromoted(query: PromotedQuery): Promise<CardList> {
    const now = clock.now();
    const moment = momentOf(now);
    const { pageSize, offset } = query;
    const asked = {
      ...placeParams(query),
      ...filterParams(query, moment.today),
      ...moment,
      pageSize,
      offset,
      ...promotionTurn(now),
    };
    return { items: await pois.listPromoted(asked) };
  }

  async function listHome(query: HomeQuery): Promise<Home> {
    const moment = momentOf(clock.now());
    const { theme: _every, ...filters } = filterParams(query, moment.today);
    const [rows, promoted] = await Promise.all([
      pois.listHome({
        ...placeParams(query),
        ...filters,
        ...moment,
        pageSize: limits.pageSize.carousel,
        carousels: query.carousels,
      }),
      listPromoted({ ...query, theme: undefined, offset: 0, pageSize: limits.pageSize.promoted }),
    ]);
    return toHome(rows, promoted.items);
  }

  async function countFacets(query: FacetsQuery): Promise<Facets> {
    const now = clock.now();
    const place = placeParams(query);
    const asked = {
      ...place,
      ...filterParams(query, momentOf(now).today),
      presetSpans: presetSpans(now),
    };
    const cells = cellsOfCircle(place, place.radiusM);
    const { q } = query;
    const [row] =
      q === undefined
        ? await pois.countFacets({ ...asked, ...cells })
        : await pois.countFoundFacets({ ...asked, ...edgesOf(cells), q });
    return toFacets(row);
  }

  return {
    list: poiListService({ pois, clock }),
    listPromoted,
    listHome,
    countFacets,
    map: poiMapService({ pois, clock }),
    ...poiPageService({ pois, clock }),
  };
}
