import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfCircle, withEdges } from '../grid.domain.ts';
import type { DayTotals } from '../pois.schema.ts';
import { filterParams, momentOf, openMonth, placeParams } from '../search-filters.domain.ts';
import type { DaysQuery } from '../search-query.schema.ts';
import { facetsRepository } from './facets.repository.ts';

export type CountDaysDeps = { db: SqlClient; clock: Clock };

/** The total of each day of a month that is not over; empty for a month that is over. */
export const countDays =
  ({ db, clock }: CountDaysDeps) =>
  async ({ month, q, ...query }: DaysQuery): Promise<DayTotals> => {
    const facets = facetsRepository(db);
    const { today } = momentOf(clock.now());
    const dates = openMonth(month, today);
    if (dates === undefined) return { items: [] };
    const place = placeParams(query);
    const asked = { ...place, ...filterParams({ ...query, dates }, today) };
    const cells = cellsOfCircle(place, place.radiusM);
    const [row] =
      q === undefined
        ? await facets.countDays({ ...asked, ...cells })
        : await facets.countFoundDays({ ...asked, ...withEdges(cells), q });
    const totals = row?.totals ?? [];
    return { items: totals.map((total, index) => ({ day: shiftDay(dates.start, index), total })) };
  };
