import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../../platform/access/viewer.ts';
import {
  columnsBody,
  importParams,
  importReadingSchema,
  importSchema,
} from '../batch-imports.schema.ts';
import type { BatchImportsService } from '../batch-imports.service.ts';

const tags = ['Imports'];

export const importReadingRoutes: FastifyPluginAsyncZod<{ imports: BatchImportsService }> = async (
  app,
  { imports },
) => {
  app.get(
    '/imports/:importId/reading',
    {
      config: { access: 'verified', apiKey: 'imports:write', problems: ['import_not_found'] },
      schema: {
        operationId: 'getImportReading',
        tags,
        params: importParams,
        response: { 200: importReadingSchema },
      },
    },
    (request) => imports.reading(viewerOf(request), request.params.importId),
  );
  app.put(
    '/imports/:importId/columns',
    {
      config: {
        access: ['batch_import', 'poi_editor'],
        apiKey: 'imports:write',
        problems: [
          'import_not_found',
          'import_transition_forbidden',
          'import_file_gone',
          'organisation_not_found',
          'organisation_not_approved',
          'organisation_suspended',
        ],
      },
      schema: {
        operationId: 'chooseImportColumns',
        tags,
        params: importParams,
        body: columnsBody,
        response: { 200: importSchema },
      },
    },
    (request) => imports.chooseColumns(viewerOf(request), request.params.importId, request.body),
  );
};
