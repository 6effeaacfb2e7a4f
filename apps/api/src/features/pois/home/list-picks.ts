import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { pickLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import type { Picks } from '../pois.schema.ts';
import { momentOf } from '../search-filters.domain.ts';
import { homeRepository } from './home.repository.ts';

export type ListPicksDeps = { db: SqlClient; clock: Clock };

/** The events that a visitor whose place is unknown sees. */
export const listPicks =
  ({ db, clock }: ListPicksDeps) =>
  async (): Promise<Picks> => {
    const { most, withinDays, perTheme, perTown, drawn } = pickLimits;
    const moment = momentOf(clock.now());
    const items = await homeRepository(db).listPicks({
      ...moment,
      fromDay: moment.today,
      toDay: shiftDay(moment.today, withinDays),
      perTheme,
      perTown,
      drawn,
      pageSize: most,
    });
    return { items };
  };
