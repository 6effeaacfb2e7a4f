import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOf } from '../../../platform/access/asker.ts';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { placeConfirmationBody, poiParams } from '../editing.schema.ts';
import type { EditingService } from '../editing.service.ts';
import { organiserPoiSchema } from '../organiser-poi.schema.ts';

type Options = { editing: Pick<EditingService, 'confirmPlace'> };

export const placeConfirmationRoutes: FastifyPluginAsyncZod<Options> = async (app, { editing }) => {
  app.post(
    '/org/pois/:poiId/place-confirmation',
    {
      config: {
        access: ['poi_editor', 'poi_mod'],
        apiKey: 'events:write',
        problems: [
          'poi_not_found',
          'organisation_suspended',
          'poi_version_stale',
          'poi_transition_forbidden',
        ],
      },
      schema: {
        operationId: 'confirmPoiPlace',
        tags: ['Events of organisers'],
        params: poiParams,
        body: placeConfirmationBody,
        response: { 200: organiserPoiSchema },
      },
    },
    (request) =>
      editing.confirmPlace(askerOf(viewerOf(request)), request.params.poiId, request.body.version),
  );
};
