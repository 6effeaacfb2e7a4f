import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfBox, cellsOfCircle, edgesOf } from '../grid.domain.ts';
import type { PoiCard, PoiList, Position } from '../pois.schema.ts';
import { circleOrCountry, filterParams, metresOf, momentOf } from '../search-filters.domain.ts';
import type { PoiListQuery } from '../search-query.schema.ts';
import { type ListRepository, listRepository } from './list.repository.ts';

// `place` is undefined for a list of the whole country.
function listParams(query: PoiListQuery, now: Date) {
  const moment = momentOf(now);
  const { lon, lat } = query;
  const place: Position | undefined =
    lon === undefined || lat === undefined ? undefined : { lon, lat };
  const circle = circleOrCountry(query);
  // A group is one part of a list; the extension belongs below the whole list.
  const isExtended = place && query.autoExtend === 'true' && query.group === undefined;
  return {
    place,
    circle,
    moment,
    filters: filterParams(query, moment.today),
    reachM: isExtended ? metresOf(limits.radius.maxKm) : circle.radiusM,
    excludePoiId: query.excludePoiId ?? null,
    group: query.group ?? null,
  };
}

const edgesWithin = (place: Position | undefined, radiusM: number) =>
  edgesOf(place ? cellsOfCircle(place, radiusM) : cellsOfBox(limits.bounds));

function listRows(pois: ListRepository, query: PoiListQuery, now: Date) {
  const { place, circle, filters, moment, reachM, excludePoiId, group } = listParams(query, now);
  const { q, sort, pageSize, offset } = query;
  const asked = { ...filters, ...moment, pageSize, offset, excludePoiId };
  if (q !== undefined) {
    const reach = edgesWithin(place, reachM);
    return pois.listFound({
      ...asked,
      ...circle,
      ...edgesWithin(place, circle.radiusM),
      q,
      group,
      sort,
      reachM,
      firstReachCell: reach.firstCell,
      lastReachCell: reach.lastCell,
    });
  }
  if (!place) return pois.listCountry({ ...asked, group });
  const around = { ...asked, ...place, radiusM: circle.radiusM, reachM };
  if (sort === 'distance') return pois.listNearest(around);
  return pois.list({ ...around, ...cellsOfCircle(place, circle.radiusM), group, sort });
}

async function count(pois: ListRepository, query: PoiListQuery, now: Date): Promise<number> {
  const { place, circle, filters, moment, excludePoiId, group } = listParams(query, now);
  const { radiusM } = circle;
  const asked = { ...filters, today: moment.today, excludePoiId, group };
  const { q } = query;
  const countRows = () => {
    if (q !== undefined)
      return pois.countFound({ ...asked, ...circle, ...edgesWithin(place, radiusM), q });
    return place
      ? pois.count({ ...asked, ...place, radiusM, ...cellsOfCircle(place, radiusM) })
      : pois.countCountry({ ...asked, most: limits.maxOffset });
  };
  const [row] = await countRows();
  return row?.total ?? 0;
}

export type ListPoisDeps = { db: SqlClient; clock: Clock };

/**
 * One page of a list, in one query; the total takes a second query only when the page is full, or
 * empty after an offset. `extra` is filled when the query has a place, `autoExtend` is 'true', no
 * `group` is given, and the events within the radius do not fill the page.
 */
export const listPois =
  ({ db, clock }: ListPoisDeps) =>
  async (query: PoiListQuery): Promise<PoiList> => {
    const pois = listRepository(db);
    const now = clock.now();
    const rows = await listRows(pois, query, now);
    const items: PoiCard[] = [];
    const extra: PoiCard[] = [];
    for (const { isExtra, card } of rows) (isExtra ? extra : items).push(card);
    if (query.withTotal === 'false') return { items, extra };
    const isLastPage = items.length < query.pageSize && (items.length > 0 || query.offset === 0);
    const total = isLastPage ? query.offset + items.length : await count(pois, query, now);
    return { items, extra, total };
  };
