import { curationPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  assigneeQuery,
  assigneesSchema,
  moderatedPoiSchema,
  poiParams,
  poiThemesSchema,
  slugParams,
  themesBody,
} from './curation.schema.ts';
import type { CurationService } from './curation.service.ts';

const tags = ['Moderation'];
const reading = {
  access: curationPermissions,
  problems: ['poi_not_found'],
} as const;
const labelling = ['poi_not_found', 'poi_own', 'poi_transition_forbidden'] as const;
const access = ['theme_mod', 'poi_mod'] as const;

export const curationRoutes: FastifyPluginAsyncZod<{ curation: CurationService }> = async (
  app,
  { curation },
) => {
  app.get(
    '/moderation/pois/:poiId',
    {
      config: reading,
      schema: {
        operationId: 'getModeratedPoi',
        tags,
        params: poiParams,
        response: { 200: moderatedPoiSchema },
      },
    },
    (request) => curation.get(viewerOf(request), request.params),
  );
  app.get(
    '/moderation/pois/by-slug/:slugFr',
    {
      config: reading,
      schema: {
        operationId: 'getModeratedPoiBySlug',
        tags,
        params: slugParams,
        response: { 200: moderatedPoiSchema },
      },
    },
    (request) => curation.get(viewerOf(request), request.params),
  );
  app.post(
    '/pois/:poiId/themes',
    {
      config: { access, problems: [...labelling, 'themes_full', 'tags_full'] },
      schema: {
        operationId: 'addThemes',
        tags,
        params: poiParams,
        body: themesBody,
        response: { 200: poiThemesSchema },
      },
    },
    (request) => curation.addThemes(viewerOf(request), request.params.poiId, request.body),
  );
  app.delete(
    '/pois/:poiId/themes',
    {
      config: { access, problems: [...labelling, 'themes_last'] },
      schema: {
        operationId: 'removeThemes',
        tags,
        params: poiParams,
        body: themesBody,
        response: { 200: poiThemesSchema },
      },
    },
    (request) => curation.removeThemes(viewerOf(request), request.params.poiId, request.body),
  );
  app.get(
    '/moderation/assignees',
    {
      // `poi_mod` reassigns an event, `batch_import` chooses the organisation of an import.
      config: { access: ['poi_mod', 'batch_import'] },
      schema: {
        operationId: 'searchAssignees',
        tags,
        querystring: assigneeQuery,
        response: { 200: assigneesSchema },
      },
    },
    (request) => curation.listAssignees(request.query.q),
  );
};
