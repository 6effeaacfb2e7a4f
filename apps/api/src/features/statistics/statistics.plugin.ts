import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { statisticsDocs } from './statistics.docs.ts';
import { statisticsRoutes } from './statistics.routes.ts';
import { statisticsService } from './statistics.service.ts';

export type StatisticsPluginDeps = { db: Db; clock: Clock };

export const statisticsPlugin = fp(
  async (app: FastifyInstance, { db, clock }: StatisticsPluginDeps) => {
    app.describe(statisticsDocs);
    const statistics = statisticsService({ db, clock });
    await app.register(statisticsRoutes, { prefix, statistics });
  },
  { name: 'statistics' },
);
