import { posterFormat } from '@parages/contracts/vocabulary/search/feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addressOf,
  feedAnswer,
  openToAnyOrigin,
  rateOfFeed,
  sendFeed,
  sendPoster,
} from './feeds.http.ts';
import type { FeedsOptions } from './feeds.routes.ts';
import { hostParams, hostQuery } from './feeds.schema.ts';

const tags = ['Feeds'];
const config = { access: 'public', rate: rateOfFeed } as const;

/** The feeds and the posters of venues and organisers. */
export const hostFeedsRoutes: FastifyPluginAsyncZod<FeedsOptions> = async (
  app,
  { feeds, posters, publicOrigin },
) => {
  app.addHook('onSend', openToAnyOrigin);
  app.get(
    '/lieu/:slug.:format(^(?:ics|rss|json|geojson|pdf)$)',
    {
      config: { ...config, problems: ['not_found', 'venue_not_found', 'service_unavailable'] },
      schema: {
        operationId: 'getVenueFeed',
        tags,
        params: hostParams,
        querystring: hostQuery,
        response: feedAnswer,
      },
    },
    async (request, reply) => {
      const address = addressOf(request, publicOrigin(request));
      const { slug, format } = request.params;
      if (format === posterFormat)
        return sendPoster(request, reply, await posters.ofVenue(slug, address));
      const text = await feeds.ofVenue(slug, address);
      return sendFeed(request, reply, address.format, text);
    },
  );
  app.get(
    '/organisateur/:slug.:format(^(?:ics|rss|json|geojson|pdf)$)',
    {
      config: { ...config, problems: ['not_found', 'organiser_not_found', 'service_unavailable'] },
      schema: {
        operationId: 'getOrganiserFeed',
        tags,
        params: hostParams,
        querystring: hostQuery,
        response: feedAnswer,
      },
    },
    async (request, reply) => {
      const address = addressOf(request, publicOrigin(request));
      const { slug, format } = request.params;
      if (format === posterFormat)
        return sendPoster(request, reply, await posters.ofOrganiser(slug, address));
      const text = await feeds.ofOrganiser(slug, address);
      return sendFeed(request, reply, address.format, text);
    },
  );
};
