import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { poiCardsRepository } from './poi-cards.repository.ts';
import type { PoiCardsQuery } from './poi-cards.schema.ts';
import { type CardList, poiCardSchema } from './pois.schema.ts';
import {
  type FilterParams,
  filterParams,
  type Moment,
  momentOf,
  placeParams,
} from './search-filters.domain.ts';
import { type AroundQuery, aroundQuery } from './search-query.schema.ts';

/** The card and the query of cards around a place, for features with their own lists of cards. */
export const cardSchema = poiCardSchema;
export const cardsAroundQuery = aroundQuery;
export type { AroundQuery };

export function searchParams(
  query: AroundQuery,
  now: Date,
): { lon: number; lat: number; radiusM: number } & FilterParams & Moment {
  const moment = momentOf(now);
  return { ...placeParams(query), ...filterParams(query, moment.today), ...moment };
}

/** Keeps the order of `ids`, and omits pois that search no longer lists. */
export const poiCardsService =
  ({ db, clock }: { db: SqlClient; clock: Clock }) =>
  async ({ ids, lon, lat, dates }: PoiCardsQuery): Promise<CardList> => {
    const moment = momentOf(clock.now());
    const { fromDay, toDay } = filterParams({ dates }, moment.today);
    return {
      items: await poiCardsRepository(db).list({
        ids,
        lon: lon ?? null,
        lat: lat ?? null,
        fromDay,
        toDay,
        ...moment,
      }),
    };
  };

export type PoiCardsService = ReturnType<typeof poiCardsService>;
