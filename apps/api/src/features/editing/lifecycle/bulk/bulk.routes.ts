import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOf } from '../../../../platform/access/asker.ts';
import { viewerOf } from '../../../../platform/access/viewer.ts';
import type { EditingService } from '../../editing.service.ts';
import type { Origins } from '../lifecycle-mails.service.ts';
import { bulkActBody, bulkActResultSchema } from './acts.schema.ts';
import { bulkDecisionBody, bulkResultSchema } from './bulk.schema.ts';

export type BulkOptions = {
  editing: Pick<EditingService, 'decideAll' | 'actOnAll'>;
  originsOf: (request: FastifyRequest) => Origins;
};

export const bulkRoutes: FastifyPluginAsyncZod<BulkOptions> = async (
  app,
  { editing, originsOf },
) => {
  app.post(
    '/moderation/decisions',
    {
      // One call costs as much as fifty decisions.
      config: { access: 'poi_mod', rate: 'upload' },
      schema: {
        operationId: 'decidePois',
        tags: ['Moderation'],
        body: bulkDecisionBody,
        response: { 200: bulkResultSchema },
      },
    },
    (request) => editing.decideAll(askerOf(viewerOf(request)), request.body, originsOf(request)),
  );
  app.post(
    '/org/pois/acts',
    {
      // One call costs as much as fifty acts.
      config: { access: 'poi_editor', apiKey: 'events:write', rate: 'upload' },
      schema: {
        operationId: 'actOnPois',
        tags: ['Events of organisers'],
        body: bulkActBody,
        response: { 200: bulkActResultSchema },
      },
    },
    // A moderator acts on the events of their own organisations alone, as any organiser does.
    (request) =>
      editing.actOnAll(askerOf(viewerOf(request), false), request.body, originsOf(request)),
  );
};
