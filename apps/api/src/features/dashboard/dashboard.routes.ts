import { dashboardPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  dashboardPoisSchema,
  dashboardSchema,
  dashboardSourcesSchema,
  dashboardTownsSchema,
  listingParams,
  listingQuery,
  townsQuery,
} from './dashboard.schema.ts';
import type { DashboardService } from './dashboard.service.ts';

const tags = ['Moderation'];
const config = { access: dashboardPermissions } as const;

export const dashboardRoutes: FastifyPluginAsyncZod<{ dashboard: DashboardService }> = async (
  app,
  { dashboard },
) => {
  app.get(
    '/moderation/dashboard',
    { config, schema: { operationId: 'getDashboard', tags, response: { 200: dashboardSchema } } },
    (request) => dashboard.count(viewerOf(request)),
  );
  app.get(
    '/moderation/dashboard/towns',
    {
      config,
      schema: {
        operationId: 'listDashboardTowns',
        tags,
        querystring: townsQuery,
        response: { 200: dashboardTownsSchema },
      },
    },
    (request) => dashboard.listTowns(request.query),
  );
  app.get(
    '/moderation/dashboard/sources',
    {
      config,
      schema: {
        operationId: 'listDashboardSources',
        tags,
        response: { 200: dashboardSourcesSchema },
      },
    },
    () => dashboard.listSources(),
  );
  app.get(
    '/moderation/dashboard/listings/:listing',
    {
      config,
      schema: {
        operationId: 'listDashboardPois',
        tags,
        params: listingParams,
        querystring: listingQuery,
        response: { 200: dashboardPoisSchema },
      },
    },
    (request) => dashboard.list(viewerOf(request), request.params.listing, request.query),
  );
};
