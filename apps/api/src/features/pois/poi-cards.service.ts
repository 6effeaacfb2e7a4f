import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database.ts';
import { poiCardsRepository } from './poi-cards.repository.ts';
import type { PoiCardsQuery } from './poi-cards.schema.ts';
import type { CardList } from './pois.schema.ts';
import { filterParams, momentOf } from './search-filters.domain.ts';

/** Cards of pois that a map has shown, in the order they are named; whatever left the search meanwhile is left out. */
export const poiCardsService =
  ({ db, clock }: { db: SqlClient; clock: Clock }) =>
  async ({ ids, lon, lat, dates }: PoiCardsQuery): Promise<CardList> => {
    const moment = momentOf(clock.now());
    const { fromDay, toDay } = filterParams({ dates }, moment.today);
    return { items: await poiCardsRepository(db).list({ ids, lon, lat, fromDay, toDay, ...moment }) };
  };

export type PoiCardsService = ReturnType<typeof poiCardsService>;
