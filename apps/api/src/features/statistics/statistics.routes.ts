import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  impressionsBody,
  organisationParams,
  poiParams,
  statisticsQuery,
  statisticsSchema,
  visitBody,
} from './statistics.schema.ts';
import type { StatisticsService } from './statistics.service.ts';
import type { Caller } from './visitor.ts';

const tags = ['Statistics'];
const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  agent: headers['user-agent'],
});

export const statisticsRoutes: FastifyPluginAsyncZod<{ statistics: StatisticsService }> = async (
  app,
  { statistics },
) => {
  app.post(
    '/pois/:poiId/visits',
    {
      config: { access: 'public', rate: 'read', problems: [] },
      schema: {
        operationId: 'countVisit',
        tags,
        params: poiParams,
        body: visitBody,
        response: { 204: z.null().describe('Counted or ignored') },
      },
    },
    async (request, reply) => {
      await statistics.countVisit([request.params.poiId], request.body.kind, callerOf(request));
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/pois/promoted/impressions',
    {
      config: { access: 'public', rate: 'read', problems: [] },
      schema: {
        operationId: 'countImpressions',
        tags,
        body: impressionsBody,
        response: { 204: z.null().describe('Counted or ignored') },
      },
    },
    async (request, reply) => {
      await statistics.countVisit(request.body.poiIds, 'impression', callerOf(request));
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/org/pois/:poiId/statistics',
    {
      config: { access: 'verified', apiKey: 'statistics:read', problems: ['poi_not_found'] },
      schema: {
        operationId: 'getPoiStatistics',
        tags,
        params: poiParams,
        querystring: statisticsQuery,
        response: { 200: statisticsSchema },
      },
    },
    (request) => statistics.ofPoi(request.params.poiId, viewerOf(request), request.query),
  );
  app.get(
    '/org/organisations/:organisationId/statistics',
    {
      config: {
        access: 'verified',
        apiKey: 'statistics:read',
        problems: ['organisation_not_found'],
      },
      schema: {
        operationId: 'getOrganisationStatistics',
        tags,
        params: organisationParams,
        querystring: statisticsQuery,
        response: { 200: statisticsSchema },
      },
    },
    (request) =>
      statistics.ofOrganisation(request.params.organisationId, viewerOf(request), request.query),
  );
};
