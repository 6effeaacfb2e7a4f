import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfCircle, edgesOf } from '../grid.domain.ts';
import type { PoiCard, PoiList } from '../pois.schema.ts';
import { filterParams, metresOf, momentOf, placeParams } from '../search-filters.domain.ts';
import type { PoiListQuery } from '../search-query.schema.ts';
import { type ListRepository, listRepository } from './list.repository.ts';

function listParams(query: PoiListQuery, now: Date) {
  const moment = momentOf(now);
  const place = placeParams(query);
  // A group is one part of a list; the extension belongs below the whole list.
  const isExtended = query.autoExtend === 'true' && query.group === undefined;
  return {
    place,
    moment,
    filters: filterParams(query, moment.today),
    reachM: isExtended ? metresOf(limits.radius.maxKm) : place.radiusM,
    excludePoiId: query.excludePoiId ?? null,
    group: query.group ?? null,
  };
}

function listRows(pois: ListRepository, query: PoiListQuery, now: Date) {
  const { place, filters, moment, reachM, excludePoiId, group } = listParams(query, now);
  const { q, sort, pageSize, offset } = query;
  const asked = { ...place, ...filters, ...moment, pageSize, offset, reachM, excludePoiId };
  if (q !== undefined) {
    const { firstCell: firstReachCell, lastCell: lastReachCell } = edgesOf(
      cellsOfCircle(place, reachM),
    );
    return pois.listFound({
      ...asked,
      ...edgesOf(cellsOfCircle(place, place.radiusM)),
      q,
      group,
      sort,
      firstReachCell,
      lastReachCell,
    });
  }
  if (sort === 'distance') return pois.listNearest(asked);
  return pois.list({ ...asked, ...cellsOfCircle(place, place.radiusM), group, sort });
}

async function count(pois: ListRepository, query: PoiListQuery, now: Date): Promise<number> {
  const { place, filters, moment, excludePoiId, group } = listParams(query, now);
  const cells = cellsOfCircle(place, place.radiusM);
  const asked = { ...place, ...filters, today: moment.today, excludePoiId, group };
  const { q } = query;
  const [row] =
    q === undefined
      ? await pois.count({ ...asked, ...cells })
      : await pois.countFound({ ...asked, ...edgesOf(cells), q });
  return row?.total ?? 0;
}

export type ListPoisDeps = { db: SqlClient; clock: Clock };

/**
 * One page of a list, in one query; the total takes a second query only when the page is full, or
 * empty after an offset. `extra` is filled when `autoExtend` is 'true', no `group` is given, and
 * the events within the radius do not fill the page.
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
