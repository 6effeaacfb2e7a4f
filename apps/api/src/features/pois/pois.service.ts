import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type Cells, cellsOfCircle } from './grid.domain.ts';
import { toFacets, toHome, toPoi } from './poi-answers.domain.ts';
import type { Poi, PoiRow } from './poi-detail.schema.ts';
import { poiMapService } from './poi-map.service.ts';
import { poisRepository } from './pois.repository.ts';
import type { CardList, Facets, Home, PoiCard, PoiList, PoiMap } from './pois.schema.ts';
import { filterParams, metresOf, momentOf, placeParams, presetSpans, promotionTurn } from './search-filters.domain.ts';
import type { FacetsQuery, HomeQuery, MapQuery, PoiListQuery, PromotedQuery } from './search-query.schema.ts';

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
  /** A slug it had before finds it too: `slugFr` then differs from what was asked, and a page answers 301. Problems: poi_not_found, poi_gone. */
  getBySlug: (slugFr: string) => Promise<Poi>;
  /** Problems: poi_not_found, poi_gone. */
  listSimilar: (poiId: string, pageSize: number) => Promise<CardList>;
};

const edgesOf = ({ lows, highs }: Cells): { firstCell: number; lastCell: number } => ({
  firstCell: lows[0] ?? 0,
  lastCell: highs.at(-1) ?? -1,
});

function assertShown<Row extends { isArchived: boolean; isVisible: boolean }>(row: Row | undefined): asserts row is Row {
  if (row?.isArchived) throw new Problem('poi_gone');
  if (!row?.isVisible) throw new Problem('poi_not_found');
}

const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text);

/** The service over a database and a clock. */
export function poisService({ db, clock }: { db: SqlClient; clock: Clock }): PoisService {
  const pois = poisRepository(db);

  function listParams(query: PoiListQuery) {
    const moment = momentOf(clock.now());
    const place = placeParams(query);
    const isExtended = query.autoExtend === 'true' && query.group === undefined;
    const reachM = isExtended ? metresOf(limits.radius.maxKm) : place.radiusM;
    const { pageSize, offset, excludePoiId = null, group = null } = query;
    return { place, filters: filterParams(query, moment.today), moment, reachM, page: { pageSize, offset }, excludePoiId, group };
  }

  async function listRows(query: PoiListQuery) {
    const { place, filters, moment, reachM, page, excludePoiId, group } = listParams(query);
    const asked = { ...place, ...filters, ...moment, ...page, reachM, excludePoiId };
    if (query.q !== undefined) {
      const near = edgesOf(cellsOfCircle(place, place.radiusM));
      const far = edgesOf(cellsOfCircle(place, reachM));
      return pois.listFound({
        ...asked,
        ...near,
        q: query.q,
        group,
        sort: query.sort,
        firstReachCell: far.firstCell,
        lastReachCell: far.lastCell,
      });
    }
    if (query.sort === 'distance') return pois.listNearest(asked);
    return pois.list({ ...asked, ...cellsOfCircle(place, place.radiusM), group, sort: query.sort });
  }

  async function count(query: PoiListQuery): Promise<number> {
    const { place, filters, moment, excludePoiId, group } = listParams(query);
    const cells = cellsOfCircle(place, place.radiusM);
    const asked = { ...place, ...filters, today: moment.today, excludePoiId, group };
    const rows =
      query.q === undefined ? await pois.count({ ...asked, ...cells }) : await pois.countFound({ ...asked, ...edgesOf(cells), q: query.q });
    return rows[0]?.total ?? 0;
  }

  async function list(query: PoiListQuery): Promise<PoiList> {
    const rows = await listRows(query);
    const items: PoiCard[] = [];
    const extra: PoiCard[] = [];
    for (const { isExtra, ...card } of rows) (isExtra ? extra : items).push(card);
    if (query.withTotal === 'false') return { items, extra };
    // A page that is not full tells how many there are without counting.
    const isLastPage = items.length < query.pageSize && (items.length > 0 || query.offset === 0);
    return { items, extra, total: isLastPage ? query.offset + items.length : await count(query) };
  }

  async function listPromoted(query: PromotedQuery): Promise<CardList> {
    const now = clock.now();
    const moment = momentOf(now);
    const { pageSize, offset } = query;
    const asked = { ...placeParams(query), ...filterParams(query, moment.today), ...moment, pageSize, offset, ...promotionTurn(now) };
    return { items: await pois.listPromoted(asked) };
  }

  async function listHome(query: HomeQuery): Promise<Home> {
    const moment = momentOf(clock.now());
    const { theme: _every, ...filters } = filterParams(query, moment.today);
    const [rows, promoted] = await Promise.all([
      pois.listHome({ ...placeParams(query), ...filters, ...moment, pageSize: limits.pageSize.carousel }),
      listPromoted({ ...query, theme: undefined, offset: 0, pageSize: limits.pageSize.promoted }),
    ]);
    return toHome(rows, promoted.items);
  }

  async function countFacets(query: FacetsQuery): Promise<Facets> {
    const now = clock.now();
    const place = placeParams(query);
    const asked = { ...place, ...filterParams(query, momentOf(now).today), presetSpans: presetSpans(now) };
    const cells = cellsOfCircle(place, place.radiusM);
    const [row] =
      query.q === undefined
        ? await pois.countFacets({ ...asked, ...cells })
        : await pois.countFoundFacets({ ...asked, ...edgesOf(cells), q: query.q });
    return toFacets(row);
  }

  async function find(by: { poiId: string } | { slugFr: string }): Promise<Poi> {
    const [row] = await pois.find({ poiId: null, slugFr: null, ...by, asOf: clock.now() });
    assertShown<PoiRow>(row);
    return toPoi(row);
  }

  async function listSimilar(poiId: string, pageSize: number): Promise<CardList> {
    const [subject] = await pois.findSimilarSubject({ poiId });
    assertShown(subject);
    const { lon, lat, themeMask } = subject;
    if (lon === null || lat === null) return { items: [] };
    const moment = momentOf(clock.now());
    const { fromDay, toDay } = filterParams({}, moment.today);
    const radiusM = metresOf(limits.similarWithinKm);
    return { items: await pois.listSimilar({ poiId, themeMask, lon, lat, radiusM, fromDay, toDay, pageSize, ...moment }) };
  }

  return {
    list,
    listPromoted,
    listHome,
    countFacets,
    map: poiMapService({ pois, clock }),
    get: (poiId) => find({ poiId }),
    getBySlug: async (slugFr) => {
      if (!isSlug(slugFr)) throw new Problem('poi_not_found');
      return find({ slugFr });
    },
    listSimilar,
  };
}
