import { hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { firstOpenDay, parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { concurrencyLimit, QueueFull } from '../../../platform/background/concurrency-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { PosterFile } from '../poster/poster.service.ts';
import { drawProgramme } from './draw-programme.ts';
import { programmeMost, programmeOf } from './programme.domain.ts';
import { programmeRepository } from './programme.repository.ts';

export type ProgrammesService = {
  /**
   * Pages of A4 with the events to come of an approved organisation, as PDF. `origin`: the site whose
   * page its QR code opens. Problems: organiser_not_found, programme_empty, service_unavailable while
   * too many are drawn.
   */
  ofOrganiser: (slug: string, origin: string) => Promise<PosterFile>;
};

export type ProgrammesDeps = { db: Db; clock: Clock; product: string };

// Drawing saturates a core, and page requests come first.
const atOnce = 1;
const mostWaiting = 10;

export function programmesService({ db, clock, product }: ProgrammesDeps): ProgrammesService {
  const limit = concurrencyLimit({ atOnce, mostWaiting });
  const programmes = programmeRepository(db);
  return {
    ofOrganiser: async (slug, origin) => {
      const organiser = await programmes.findOrganiser(slug);
      if (!organiser) throw new Problem('organiser_not_found');
      const now = clock.now();
      const events = await programmes.listEvents({
        organisationId: organiser.id,
        now,
        today: firstOpenDay(now),
        most: programmeMost,
      });
      if (events.length === 0) throw new Problem('programme_empty');
      const today = parisDay(now);
      const url = `${origin}${hostPath('organiser', slug)}`;
      const programme = programmeOf(organiser, events, { today, url });
      const createdAt = new Date(`${today}T00:00:00Z`);
      const content = await limit(() => drawProgramme({ programme, product, createdAt })).catch(
        (error: unknown) => {
          throw error instanceof QueueFull ? new Problem('service_unavailable') : error;
        },
      );
      return { name: `programme-${slug}.pdf`, content };
    },
  };
}
