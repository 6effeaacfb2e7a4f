import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfCircle, withEdges } from '../grid.domain.ts';
import { cardRowSchema, type PoiList } from '../pois.schema.ts';
import { areaOf, filterParams, metresOf, momentOf } from '../search-filters.domain.ts';
import type { PoiListQuery } from '../search-query.schema.ts';
import { type CardPage, type ListRepository, listRepository } from './list.repository.ts';

function listParams(query: PoiListQuery, now: Date) {
  const moment = momentOf(now);
  const area = areaOf(query);
  // A group is one part of a list; the extension belongs below the whole list around a place.
  const isExtended =
    area.isPlaced &&
    query.bbox === undefined &&
    query.autoExtend === 'true' &&
    query.group === undefined;
  return {
    area,
    moment,
    filters: filterParams(query, moment.today),
    reachM: isExtended ? metresOf(limits.radius.maxKm) : area.radiusM,
    excludePoiId: query.excludePoiId ?? null,
    group: query.group ?? null,
  };
}

const nowhere = { lon: null, lat: null };

function readPage(pois: ListRepository, query: PoiListQuery, now: Date): Promise<CardPage[]> {
  const { area, filters, moment, reachM, excludePoiId, group } = listParams(query, now);
  const { centre, isPlaced, radiusM, cells, box } = area;
  const { q, sort, pageSize, offset } = query;
  const asked = { ...filters, ...moment, pageSize, offset, excludePoiId };
  if (q !== undefined) {
    const isExtended = centre && reachM > radiusM;
    const reach = withEdges(isExtended ? cellsOfCircle(centre, reachM) : cells);
    return pois.listFound({
      ...asked,
      ...(centre ?? nowhere),
      ...box,
      ...withEdges(cells),
      isPlaced,
      radiusM,
      q,
      group,
      sort,
      reachM,
      firstReachCell: reach.firstCell,
      lastReachCell: reach.lastCell,
      reachLows: reach.lows,
      reachHighs: reach.highs,
      withTotal: query.withTotal !== 'false',
    });
  }
  if (!centre) return pois.listCountry({ ...asked, group });
  const around = { ...asked, ...centre, radiusM, reachM };
  if (sort === 'distance' && query.bbox === undefined) return pois.listNearest(around);
  return pois.list({ ...around, ...cells, ...box, isPlaced, group, sort });
}

async function count(pois: ListRepository, query: PoiListQuery, now: Date): Promise<number> {
  const { area, filters, moment, excludePoiId, group } = listParams(query, now);
  const { centre, radiusM, cells, box } = area;
  const asked = { ...filters, today: moment.today, excludePoiId, group };
  const inside = { ...box, radiusM };
  const most = limits.maxOffset;
  const { q } = query;
  const countRows = () => {
    if (q !== undefined)
      return pois.countFound({
        ...asked,
        ...inside,
        ...(centre ?? nowhere),
        ...withEdges(cells),
        most,
        q,
      });
    return centre
      ? pois.count({ ...asked, ...inside, ...centre, ...cells })
      : pois.countCountry({ ...asked, most });
  };
  const [row] = await countRows();
  return row?.total ?? 0;
}

export type ListPoisDeps = { db: SqlClient; clock: Clock };

type ListTexts = { items: string; extra: string; total?: number };

/**
 * One page of a list, in one query; the total takes a second query only when the page is full, or
 * empty after an offset. The query of a full page of searched words around a place counts too.
 */
async function readList({ db, clock }: ListPoisDeps, query: PoiListQuery): Promise<ListTexts> {
  const pois = listRepository(db);
  const now = clock.now();
  const [page] = await readPage(pois, query, now);
  if (page === undefined) throw new Error('The statement of a list gave no row');
  const { items, extra, itemCount, total } = page;
  if (query.withTotal === 'false') return { items, extra };
  const isLastPage = itemCount < query.pageSize && (itemCount > 0 || query.offset === 0);
  if (isLastPage) return { items, extra, total: query.offset + itemCount };
  return { items, extra, total: total ?? (await count(pois, query, now)) };
}

const cards = z.array(cardRowSchema);
const readCards = (texts: string) => cards.parse(JSON.parse(`[${texts}]`));

/**
 * `extra` is filled when the query has a place and neither `bbox` nor `group`, `autoExtend` is
 * 'true', and the events within the radius do not fill the page.
 */
export const listPois =
  (deps: ListPoisDeps) =>
  async (query: PoiListQuery): Promise<PoiList> => {
    const { items, extra, ...rest } = await readList(deps, query);
    return { items: readCards(items), extra: readCards(extra), ...rest };
  };

/**
 * The answer of `listPois` as JSON, without reading the cards, which the database wrote as JSON:
 * to parse, validate and write them again takes a fifth of the API's time.
 */
export const listPoisAsJson =
  (deps: ListPoisDeps) =>
  async (query: PoiListQuery): Promise<string> => {
    const { items, extra, total } = await readList(deps, query);
    const rest = total === undefined ? '' : `,"total":${total}`;
    return `{"items":[${items}],"extra":[${extra}]${rest}}`;
  };
