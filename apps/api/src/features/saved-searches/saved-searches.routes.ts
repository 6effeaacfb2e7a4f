import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  newSearchBody,
  savedSearchesSchema,
  savedSearchSchema,
  searchChanges,
  searchParams,
} from './saved-searches.schema.ts';
import type { SavedSearchesService } from './saved-searches.service.ts';

const tags = ['Saved searches'];
const config = { access: 'verified' } as const;

export const savedSearchesRoutes: FastifyPluginAsyncZod<{
  searches: SavedSearchesService;
}> = async (app, { searches }) => {
  app.get(
    '/me/searches',
    {
      config,
      schema: { operationId: 'listSavedSearches', tags, response: { 200: savedSearchesSchema } },
    },
    (request) => searches.list(viewerOf(request).userId),
  );
  app.post(
    '/me/searches',
    {
      config: { ...config, problems: ['quota_reached'] },
      schema: {
        operationId: 'saveSearch',
        description:
          'Saves a search. Idempotent: filters that the account has saved before return that search unchanged.',
        tags,
        body: newSearchBody,
        response: { 200: savedSearchSchema },
      },
    },
    (request) => searches.create(viewerOf(request).userId, request.body),
  );
  app.patch(
    '/me/searches/:searchId',
    {
      config: { ...config, problems: ['saved_search_not_found'] },
      schema: {
        operationId: 'updateSavedSearch',
        description: 'Renames a saved search, or turns its weekly mail on or off.',
        tags,
        params: searchParams,
        body: searchChanges,
        response: { 200: savedSearchSchema },
      },
    },
    (request) => searches.change(viewerOf(request).userId, request.params.searchId, request.body),
  );
  app.delete(
    '/me/searches/:searchId',
    {
      config,
      schema: {
        operationId: 'deleteSavedSearch',
        description: 'Deletes a saved search. Idempotent.',
        tags,
        params: searchParams,
        response: { 200: savedSearchesSchema },
      },
    },
    (request) => searches.remove(viewerOf(request).userId, request.params.searchId),
  );
};
