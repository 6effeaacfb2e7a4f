import { firstOpenDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { PoiCardsService } from '../../pois/poi-cards.service.ts';
import { organiserRepository } from './organiser.repository.ts';
import type { Organiser, OrganiserQuery } from './organiser.schema.ts';

export type GetOrganiserDeps = { db: Db; clock: Clock; listCards: PoiCardsService };

/** Problems: organiser_not_found. */
export const getOrganiser =
  ({ db, clock, listCards }: GetOrganiserDeps) =>
  async (slug: string, { lon, lat, offset, pageSize }: OrganiserQuery): Promise<Organiser> => {
    const organisers = organiserRepository(db);
    const found = await organisers.find(slug);
    if (!found) throw new Problem('organiser_not_found');
    const now = clock.now();
    const rows = await organisers.listPois({
      organisationId: found.id,
      now,
      today: firstOpenDay(now),
      offset,
      pageSize,
    });
    const ids = rows.map(({ id }) => id);
    const { items } =
      ids.length === 0 ? { items: [] } : await listCards({ ids, lon, lat, dates: undefined });
    return { ...found, total: rows[0]?.total ?? 0, items };
  };
