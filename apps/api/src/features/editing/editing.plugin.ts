import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { siteOriginsOf } from '../../platform/edge/sites.domain.ts';
import { lettersService } from '../letters/letters.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { dateStatesRoutes } from './date-states/date-states.routes.ts';
import { dateStatesService } from './date-states/date-states.service.ts';
import { poiDraftsService } from './drafts/poi-drafts.service.ts';
import { editingDocs } from './editing.docs.ts';
import { editingRoutes } from './editing.routes.ts';
import { type EditingService, editingService } from './editing.service.ts';
import { externalDocs } from './external/external.docs.ts';
import { externalRoutes } from './external/external.routes.ts';
import { externalPoisService } from './external/external-pois.service.ts';
import { bulkRoutes } from './lifecycle/bulk/bulk.routes.ts';
import { reviewDigestsService } from './lifecycle/bulk/review-digests.service.ts';
import { lifecycleDocs } from './lifecycle/lifecycle.docs.ts';
import { lifecycleRoutes } from './lifecycle/lifecycle.routes.ts';
import { lifecycleService } from './lifecycle/lifecycle.service.ts';
import { lifecycleMailsService } from './lifecycle/lifecycle-mails.service.ts';
import { recipientsRoutes } from './lifecycle/recipients/recipients.routes.ts';
import { recipientsService } from './lifecycle/recipients/recipients.service.ts';
import { organiserPoiDocs } from './organiser-poi.docs.ts';
import { type PoiChangesService, poiChangesService } from './poi-changes.service.ts';
import { tracesRoutes } from './traces/traces.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    editing: EditingService;
    poiChanges: PoiChangesService;
  }
}

export type EditingPluginDeps = {
  config: Pick<Config, 'MAIN_HOST' | 'PRO_HOST'>;
  db: Db;
  clock: Clock;
  mails: MailsService;
};

export const editingPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, mails }: EditingPluginDeps) => {
    app.describe(editingDocs);
    app.describe(organiserPoiDocs);
    app.describe(lifecycleDocs);
    app.describe(externalDocs);
    const sites = sitesOf(config);
    const originsOf = ({ host }: FastifyRequest) => siteOriginsOf(host, sites);
    const poiChanges = poiChangesService({ db, clock });
    const lifecycleMails = lifecycleMailsService({ mails });
    const decisionMails = { letters: lifecycleMails, digests: reviewDigestsService({ mails }) };
    const lifecycle = lifecycleService(decisionMails);
    const letters = lettersService({ db, clock, mails });
    const drafts = poiDraftsService({ db, clock });
    const writing = { poiChanges, drafts, lifecycle, letters, decisionMails };
    const editing = editingService({ db, clock, ...writing });
    await app.register(editingRoutes, { prefix, editing, drafts });
    await app.register(lifecycleRoutes, { prefix, editing, originsOf });
    await app.register(bulkRoutes, { prefix, editing, originsOf });
    // The answer to a bulk names the result of each event: mails about it would say nothing more.
    const quiet = lifecycleService({
      ...decisionMails,
      letters: { ...lifecycleMails, queue: async () => {} },
    });
    const externalPois = externalPoisService({ db, clock, lifecycle, quiet });
    await app.register(externalRoutes, { prefix, externalPois, originsOf });
    const recipients = recipientsService({ db, clock, poiChanges, letters, lifecycleMails });
    await app.register(recipientsRoutes, { prefix, recipients });
    const dateStates = dateStatesService({ db, clock, poiChanges, letters });
    await app.register(dateStatesRoutes, { prefix, dateStates });
    await app.register(tracesRoutes, { prefix, editing });
    app.decorate('editing', editing);
    app.decorate('poiChanges', poiChanges);
  },
  { name: 'editing', dependencies: ['mails'] },
);
