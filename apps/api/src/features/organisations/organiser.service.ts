import { firstOpenDay } from '@parages/contracts/vocabulary/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { PoiCardsService } from '../pois/poi-cards.service.ts';
import { organiserRepository } from './organiser.repository.ts';
import type { Organiser, OrganiserQuery } from './organiser.schema.ts';

export type OrganiserDeps = { db: SqlClient; clock: Clock; listCards: PoiCardsService };

/** Organisations as visitors see them. */
export function organiserService({ db, clock, listCards }: OrganiserDeps) {
  const organisers = organiserRepository(db);
  return {
    /** An approved organisation with a page of what it holds. Problems: organiser_not_found. */
    get: async (
      slug: string,
      { lon, lat, offset, pageSize }: OrganiserQuery,
    ): Promise<Organiser> => {
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
      const { items } =
        rows.length === 0
          ? { items: [] }
          : await listCards({ ids: rows.map(({ id }) => id), lon, lat, dates: undefined });
      return { ...found, total: rows[0]?.total ?? 0, items };
    },
  };
}

export type OrganiserService = ReturnType<typeof organiserService>;
