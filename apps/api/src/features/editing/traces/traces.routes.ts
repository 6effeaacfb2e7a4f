import { traceLimits } from '@parages/contracts/vocabulary/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { askerOf } from '../../../platform/access/asker.ts';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { readForm, receiveForms } from '../../../platform/input/receive-form.ts';
import { writing } from '../editing.routes.ts';
import { poiParams } from '../editing.schema.ts';
import type { EditingService } from '../editing.service.ts';
import { versionQuery } from '../lifecycle/lifecycle.schema.ts';
import { organiserPoiSchema } from '../organiser-poi.schema.ts';

const tags = ['Events of organisers'];
const ofPoi = { params: poiParams, response: { 200: organiserPoiSchema }, tags };

const fileProblems = [
  'trace_unreadable',
  'trace_out_of_bounds',
  'payload_too_large',
  'unsupported_media_type',
  'work_busy',
] as const;

const traceForm = z.object({
  version: z.coerce.number().int().min(0),
  file: z
    .custom<Buffer>((value) => Buffer.isBuffer(value), 'A file is missing')
    .meta({
      type: 'string',
      format: 'binary',
      description: 'GPX, KML or GeoJSON; 5 MB and 100,000 points at most.',
    }),
});

export const tracesRoutes: FastifyPluginAsyncZod<{ editing: EditingService }> = async (
  app,
  { editing },
) => {
  await receiveForms(app, traceLimits.maxBytes);
  app.post(
    '/org/pois/:poiId/trace',
    {
      config: {
        ...writing,
        rate: 'upload',
        problems: [...writing.problems, ...fileProblems],
      },
      schema: {
        ...ofPoi,
        operationId: 'addPoiTrace',
        consumes: ['multipart/form-data'],
        body: traceForm,
      },
      // The permission is checked before the file is received. Validation refuses a malformed id
      // later.
      onRequest: async (request) => {
        const { poiId } = request.params;
        if (isUuid(poiId)) await editing.assertMayWrite(askerOf(viewerOf(request)), poiId);
      },
      preValidation: async (request) => {
        request.body = (await readForm(request, {
          tooLarge: 'payload_too_large',
        })) as typeof request.body;
      },
    },
    (request) => editing.addTrace(askerOf(viewerOf(request)), request.params.poiId, request.body),
  );
  app.delete(
    '/org/pois/:poiId/trace',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'deletePoiTrace', querystring: versionQuery },
    },
    (request) =>
      editing.removeTrace(askerOf(viewerOf(request)), request.params.poiId, request.query.version),
  );
};
