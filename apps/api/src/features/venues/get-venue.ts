import { firstOpenDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { PoiCardsService } from '../pois/poi-cards.service.ts';
import { venuesRepository } from './venues.repository.ts';
import type { Venue, VenueQuery } from './venues.schema.ts';

export type GetVenueDeps = { db: SqlClient; clock: Clock; listCards: PoiCardsService };

/** Problems: venue_not_found. */
export const getVenue =
  ({ db, clock, listCards }: GetVenueDeps) =>
  async (slug: string, { lon, lat, offset, pageSize }: VenueQuery): Promise<Venue> => {
    const venues = venuesRepository(db);
    const venue = await venues.find(slug);
    if (!venue) throw new Problem('venue_not_found');
    const now = clock.now();
    const rows = await venues.listPois({ slug, now, today: firstOpenDay(now), offset, pageSize });
    const ids = rows.map(({ id }) => id);
    const from = lon === undefined || lat === undefined ? venue.position : { lon, lat };
    const { items } =
      ids.length === 0 ? { items: [] } : await listCards({ ids, ...from, dates: undefined });
    return { ...venue, total: rows[0]?.total ?? 0, items };
  };
