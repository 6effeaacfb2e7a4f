import { firstOpenDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { PoiCardsService } from '../pois/poi-cards.service.ts';
import { venuesRepository } from './venues.repository.ts';
import type { Venue, VenueQuery } from './venues.schema.ts';

export type GetVenueDeps = { db: SqlClient; clock: Clock; listCards: PoiCardsService };

/** Problems: venue_not_found. */
export const findVenue =
  ({ db }: Pick<GetVenueDeps, 'db'>) =>
  async (slug: string): Promise<Omit<Venue, 'total' | 'items'>> => {
    const venue = await venuesRepository(db).find(slug);
    if (!venue) throw new Problem('venue_not_found');
    return venue;
  };

/** Problems: venue_not_found. */
export const getVenue =
  ({ db, clock, listCards }: GetVenueDeps) =>
  async (slug: string, { lon, lat, offset, pageSize }: VenueQuery): Promise<Venue> => {
    const venue = await findVenue({ db })(slug);
    const now = clock.now();
    const page = { slug, now, today: firstOpenDay(now), offset, pageSize };
    const rows = await venuesRepository(db).listPois(page);
    const ids = rows.map(({ id }) => id);
    const from = lon === undefined || lat === undefined ? venue.position : { lon, lat };
    const { items } =
      ids.length === 0 ? { items: [] } : await listCards({ ids, ...from, dates: undefined });
    return { ...venue, total: rows[0]?.total ?? 0, items };
  };
