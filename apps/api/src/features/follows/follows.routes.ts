import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import { followedHostsSchema, hostParams } from './follows.schema.ts';
import type { FollowsService } from './follows.service.ts';

const tags = ['Favourites'];
const config = { access: 'verified' } as const;
const response = { 200: followedHostsSchema };

export const followsRoutes: FastifyPluginAsyncZod<{ follows: FollowsService }> = async (
  app,
  { follows },
) => {
  app.get(
    '/me/follows',
    { config, schema: { operationId: 'listFollowedHosts', tags, response } },
    (request) => follows.list(viewerOf(request).userId),
  );
  app.put(
    '/me/follows/:kind/:slug',
    {
      config: { ...config, problems: ['venue_not_found', 'organiser_not_found', 'quota_reached'] },
      schema: {
        operationId: 'followHost',
        description:
          'Follows a venue or an organiser: accounts with `hasFollowNews` get its new events by mail each Tuesday. Idempotent.',
        tags,
        params: hostParams,
        response,
      },
    },
    (request) => follows.follow(viewerOf(request).userId, request.params),
  );
  app.delete(
    '/me/follows/:kind/:slug',
    { config, schema: { operationId: 'unfollowHost', tags, params: hostParams, response } },
    (request) => follows.unfollow(viewerOf(request).userId, request.params),
  );
};
