import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOf } from '../../../platform/access/asker.ts';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { writing } from '../editing.routes.ts';
import { poiParams } from '../editing.schema.ts';
import { organiserPoiSchema } from '../organiser-poi.schema.ts';
import { dateStateBody, dateStatesSchema } from './date-states.schema.ts';
import type { DateStatesService } from './date-states.service.ts';

export type DateStatesOptions = { dateStates: DateStatesService };

const tags = ['Events of organisers'];

export const dateStatesRoutes: FastifyPluginAsyncZod<DateStatesOptions> = async (
  app,
  { dateStates },
) => {
  app.get(
    '/org/pois/:poiId/date-states',
    {
      config: { ...writing, problems: ['poi_not_found', 'organisation_suspended'] },
      schema: {
        operationId: 'listPoiDateStates',
        tags,
        params: poiParams,
        response: { 200: dateStatesSchema },
      },
    },
    (request) => dateStates.list(askerOf(viewerOf(request)), request.params.poiId),
  );
  app.put(
    '/org/pois/:poiId/date-state',
    {
      config: {
        ...writing,
        problems: [...writing.problems, 'poi_date_not_found', 'poi_date_unmovable'],
      },
      schema: {
        operationId: 'setPoiDateState',
        tags,
        params: poiParams,
        body: dateStateBody,
        response: { 200: organiserPoiSchema },
      },
    },
    (request) => dateStates.set(askerOf(viewerOf(request)), request.params.poiId, request.body),
  );
};
