import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import {
  closedReportsSchema,
  closeReportsBody,
  reportedPoisQuery,
  reportedPoisSchema,
  reportsParams,
} from './reports.schema.ts';
import type { ReportsService } from './reports.service.ts';

const tags = ['Moderation'];
const access = 'poi_mod' as const;

export const reportsRoutes: FastifyPluginAsyncZod<{ reports: ReportsService }> = async (
  app,
  { reports },
) => {
  app.get(
    '/moderation/reports',
    {
      config: { access },
      schema: {
        operationId: 'listReportedPois',
        tags,
        querystring: reportedPoisQuery,
        response: { 200: reportedPoisSchema },
      },
    },
    (request) => reports.list(viewerOf(request), request.query),
  );
  app.post(
    '/moderation/pois/:poiId/reports/done',
    {
      config: { access, problems: ['poi_not_found', 'poi_own'] },
      schema: {
        operationId: 'closePoiReports',
        tags,
        params: reportsParams,
        body: closeReportsBody,
        response: { 200: closedReportsSchema },
      },
    },
    (request) => reports.close(viewerOf(request), request.params.poiId, request.body),
  );
};
