import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfCircle } from '../grid.domain.ts';
import { toHome } from '../poi-answers.domain.ts';
import type { Home } from '../pois.schema.ts';
import { filterParams, momentOf, placeParams } from '../search-filters.domain.ts';
import type { HomeQuery } from '../search-query.schema.ts';
import { homeRepository } from './home.repository.ts';
import { listPromotedPois } from './list-promoted-pois.ts';
import { railsOf } from './rails.domain.ts';

export type ListHomePoisDeps = { db: SqlClient; clock: Clock };

export const listHomePois =
  ({ db, clock }: ListHomePoisDeps) =>
  async (query: HomeQuery): Promise<Home> => {
    const now = clock.now();
    const moment = momentOf(now);
    const { theme: _every, ...filters } = filterParams(query, moment.today);
    const place = placeParams(query);
    const asked = {
      ...place,
      ...cellsOfCircle(place, place.radiusM),
      ...moment,
      options: filters.options,
      pageSize: limits.pageSize.carousel,
    };
    const { tonight, weekend } = railsOf(now, query.dates);
    const pois = homeRepository(db);
    const [rows, railRows, promoted] = await Promise.all([
      pois.listHome({ ...asked, ...filters, carousels: query.carousels }),
      tonight === undefined && weekend === undefined
        ? []
        : pois.listRails({
            ...asked,
            tonightDay: tonight?.day ?? null,
            tonightUntil: tonight?.until ?? null,
            weekendFrom: weekend?.start ?? null,
            weekendTo: weekend?.end ?? null,
          }),
      listPromotedPois({ db, clock })({
        ...query,
        theme: undefined,
        offset: 0,
        pageSize: limits.pageSize.promoted,
      }),
    ]);
    return toHome(rows, railRows, promoted.items);
  };
