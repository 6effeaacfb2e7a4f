import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressOf, feedAnswer, sendFeed } from './feeds.http.ts';
import type { FeedsOptions } from './feeds.routes.ts';
import { hostParams } from './feeds.schema.ts';

const tags = ['Feeds'];
const config = { access: 'public', rate: 'render' } as const;

/** The feeds of venues and organisers. */
export const hostFeedsRoutes: FastifyPluginAsyncZod<FeedsOptions> = async (
  app,
  { feeds, publicOrigin },
) => {
  app.get(
    '/lieu/:slug.:format(^(?:ics|rss|json|geojson)$)',
    {
      config: { ...config, problems: ['not_found', 'venue_not_found'] },
      schema: { operationId: 'getVenueFeed', tags, params: hostParams, response: feedAnswer },
    },
    async (request, reply) => {
      const address = addressOf(request, publicOrigin(request));
      const text = await feeds.ofVenue(request.params.slug, address);
      return sendFeed(request, reply, address.format, text);
    },
  );
  app.get(
    '/organisateur/:slug.:format(^(?:ics|rss|json|geojson)$)',
    {
      config: { ...config, problems: ['not_found', 'organiser_not_found'] },
      schema: { operationId: 'getOrganiserFeed', tags, params: hostParams, response: feedAnswer },
    },
    async (request, reply) => {
      const address = addressOf(request, publicOrigin(request));
      const text = await feeds.ofOrganiser(request.params.slug, address);
      return sendFeed(request, reply, address.format, text);
    },
  );
};
