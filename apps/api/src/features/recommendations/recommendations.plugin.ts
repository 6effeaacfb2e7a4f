import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PoiCardsService } from '../pois/poi-cards.service.ts';
import { recommendationsDocs } from './recommendations.docs.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';
import { recommendationsService } from './recommendations.service.ts';

export type RecommendationsPluginDeps = { db: Db; clock: Clock; listCards: PoiCardsService };

export const recommendationsPlugin = fp(
  async (app: FastifyInstance, { db, clock, listCards }: RecommendationsPluginDeps) => {
    app.describe(recommendationsDocs);
    const recommendations = recommendationsService({ db, clock, listCards });
    await app.register(recommendationsRoutes, { prefix, recommendations });
  },
  { name: 'recommendations', dependencies: ['pois'] },
);
