import { hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { firstOpenDay, parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inDrawingTurn, pdfThread } from '../../../platform/pdf/pdf-thread.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { PosterFile } from '../poster/poster.service.ts';
import type { ProgrammeFacts } from './draw-programme.ts';
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

const drawInThread = pdfThread<ProgrammeFacts>(
  new URL('./draw-programme.ts', import.meta.url),
  'drawProgramme',
);

export function programmesService({ db, clock, product }: ProgrammesDeps): ProgrammesService {
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
      const content = await inDrawingTurn(() => drawInThread({ programme, product, createdAt }));
      return { name: `programme-${slug}.pdf`, content };
    },
  };
}
