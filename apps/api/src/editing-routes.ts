import type { FastifyInstance, FastifyRequest } from 'fastify';
import { curationRoutes } from './features/curation/curation.routes.ts';
import { curationService } from './features/curation/curation.service.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { dashboardService } from './features/dashboard/dashboard.service.ts';
import { poiDraftsService } from './features/editing/drafts/poi-drafts.service.ts';
import { editingRoutes } from './features/editing/editing.routes.ts';
import { type EditingService, editingService } from './features/editing/editing.service.ts';
import { lifecycleRoutes } from './features/editing/lifecycle/lifecycle.routes.ts';
import { lifecycleService } from './features/editing/lifecycle/lifecycle.service.ts';
import { lifecycleMailsService } from './features/editing/lifecycle/lifecycle-mails.service.ts';
import { poiChangesService } from './features/editing/poi-changes.service.ts';
import { tracesRoutes } from './features/editing/traces/traces.routes.ts';
import { lettersService } from './features/letters/letters.service.ts';
import { mailsService } from './features/mails/mails.service.ts';
import { moderationRoutes } from './features/moderation/moderation.routes.ts';
import { moderationService } from './features/moderation/moderation.service.ts';
import { reviewQueueRoutes } from './features/moderation/review-queue.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

/** `originsOf`: where both sites are, for the links of mails. */
export type EditingDeps = {
  prefix: string;
  db: Db;
  clock: Clock;
  originsOf: (request: FastifyRequest) => { site: string; pro: string };
};

/** Events as their organisers write them, their way from state to state, and what moderators do with them. */
export async function registerEditingRoutes(
  app: FastifyInstance,
  { prefix, db, clock, originsOf }: EditingDeps,
): Promise<EditingService> {
  const mails = mailsService({ clock });
  const poiChanges = poiChangesService({ db, clock });
  const letters = lifecycleMailsService({ mails });
  const editing = editingService({
    db,
    clock,
    poiChanges,
    letters: lettersService({ db, clock, mails }),
    lifecycle: lifecycleService({ letters }),
  });
  await app.register(editingRoutes, { prefix, editing, drafts: poiDraftsService({ db, clock }) });
  await app.register(lifecycleRoutes, { prefix, editing, originsOf });
  await app.register(tracesRoutes, { prefix, editing });
  await app.register(curationRoutes, { prefix, curation: curationService({ db, poiChanges }) });
  await app.register(dashboardRoutes, { prefix, dashboard: dashboardService({ db, clock }) });
  const moderation = moderationService({ db, clock, poiChanges, letters });
  await app.register(reviewQueueRoutes, { prefix, moderation });
  await app.register(moderationRoutes, { prefix, moderation, originsOf });
  return editing;
}
