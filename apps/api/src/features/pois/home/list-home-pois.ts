import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { toHome } from '../poi-answers.domain.ts';
import type { Home } from '../pois.schema.ts';
import { filterParams, momentOf, placeParams } from '../search-filters.domain.ts';
import type { HomeQuery } from '../search-query.schema.ts';
import { homeRepository } from './home.repository.ts';
import { listPromotedPois } from './list-promoted-pois.ts';

export type ListHomePoisDeps = { db: SqlClient; clock: Clock };

export const listHomePois =
  ({ db, clock }: ListHomePoisDeps) =>
  async (query: HomeQuery): Promise<Home> => {
    const moment = momentOf(clock.now());
    const { theme: _every, ...filters } = filterParams(query, moment.today);
    const [rows, promoted] = await Promise.all([
      homeRepository(db).listHome({
        ...placeParams(query),
        ...filters,
        ...moment,
        pageSize: limits.pageSize.carousel,
        carousels: query.carousels,
      }),
      listPromotedPois({ db, clock })({
        ...query,
        theme: undefined,
        offset: 0,
        pageSize: limits.pageSize.promoted,
      }),
    ]);
    return toHome(rows, promoted.items);
  };
