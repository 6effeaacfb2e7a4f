import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { siteOriginsOf } from '../../platform/edge/sites.domain.ts';
import { lifecycleMailsService } from '../editing/lifecycle/lifecycle-mails.service.ts';
import type { PoiChangesService } from '../editing/poi-changes.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { mergingRoutes } from './merging/merging.routes.ts';
import { moderationDocs } from './moderation.docs.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { moderationService } from './moderation.service.ts';
import { reviewQueueRoutes } from './review-queue.routes.ts';

export type ModerationPluginDeps = {
  config: Pick<Config, 'MAIN_HOST' | 'PRO_HOST'>;
  db: Db;
  clock: Clock;
  mails: MailsService;
  poiChanges: PoiChangesService;
};

export const moderationPlugin = fp(
  async (app: FastifyInstance, deps: ModerationPluginDeps) => {
    app.describe(moderationDocs);
    const { config, db, clock, mails, poiChanges } = deps;
    const sites = sitesOf(config);
    const originsOf = ({ host }: FastifyRequest) => siteOriginsOf(host, sites);
    const letters = lifecycleMailsService({ mails });
    const moderation = moderationService({ db, clock, poiChanges, letters });
    await app.register(reviewQueueRoutes, { prefix, moderation });
    await app.register(mergingRoutes, { prefix, moderation, originsOf });
    await app.register(moderationRoutes, { prefix, moderation, originsOf });
  },
  { name: 'moderation', dependencies: ['mails', 'editing'] },
);
