import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import type { CardList } from '../pois.schema.ts';
import {
  areaOf,
  circleOrCountry,
  filterParams,
  momentOf,
  promotionTurn,
} from '../search-filters.domain.ts';
import type { PromotedQuery } from '../search-query.schema.ts';
import { homeRepository } from './home.repository.ts';

export type ListPromotedPoisDeps = { db: SqlClient; clock: Clock };

export const listPromotedPois =
  ({ db, clock }: ListPromotedPoisDeps) =>
  async (query: PromotedQuery): Promise<CardList> => {
    const now = clock.now();
    const moment = momentOf(now);
    const { pageSize, offset } = query;
    const items = await homeRepository(db).listPromoted({
      ...circleOrCountry(query),
      ...areaOf(query).cells,
      ...filterParams(query, moment.today),
      ...moment,
      pageSize,
      offset,
      ...promotionTurn(now),
    });
    return { items };
  };
