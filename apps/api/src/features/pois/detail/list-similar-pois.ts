import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import type { CardList } from '../pois.schema.ts';
import { filterParams, metresOf, momentOf } from '../search-filters.domain.ts';
import { assertVisible } from './assert-visible.ts';
import { detailRepository } from './detail.repository.ts';

export type ListSimilarPoisDeps = { db: SqlClient; clock: Clock };

/**
 * Events that share a theme with an event, or any events when it has no theme, nearest first: those
 * of the next `limits.similarWithinDays` days when they fill the page, else those of any day. Empty
 * when it has no position. Problems: poi_not_found, poi_gone.
 */
export const listSimilarPois =
  ({ db, clock }: ListSimilarPoisDeps) =>
  async (poiId: string, pageSize: number): Promise<CardList> => {
    const pois = detailRepository(db);
    const subject = await pois.findSimilarSubject(poiId);
    assertVisible(subject);
    const { lon, lat, themeMask } = subject;
    if (lon === null || lat === null) return { items: [] };
    const moment = momentOf(clock.now());
    const { fromDay, toDay } = filterParams({}, moment.today);
    const radiusM = metresOf(limits.similarWithinKm);
    const near = { poiId, themeMask, pageSize, lon, lat, radiusM, fromDay, ...moment };
    const lastDay = shiftDay(fromDay, limits.similarWithinDays);
    const soon = await pois.listSimilar({ ...near, toDay: lastDay });
    if (soon.length === pageSize) return { items: soon };
    return { items: await pois.listSimilar({ ...near, toDay }) };
  };
