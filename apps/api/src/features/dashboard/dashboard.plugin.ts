import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { dashboardDocs } from './dashboard.docs.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { dashboardService } from './dashboard.service.ts';

export type DashboardPluginDeps = { db: Db; clock: Clock };

export const dashboardPlugin = fp(
  async (app: FastifyInstance, { db, clock }: DashboardPluginDeps) => {
    app.describe(dashboardDocs);
    await app.register(dashboardRoutes, { prefix, dashboard: dashboardService({ db, clock }) });
  },
  { name: 'dashboard' },
);
