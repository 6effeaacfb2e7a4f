import { posterFormat } from '@parages/contracts/vocabulary/search/feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addressOf,
  feedAnswer,
  formatEnd,
  openToAnyOrigin,
  rateOfFeed,
  sendFeed,
  sendPoster,
} from './feeds.http.ts';
import type { FeedsOptions } from './feeds.routes.ts';
import { hostParams, hostQuery } from './feeds.schema.ts';

const tags = ['Feeds'];
const config = { access: 'public', rate: rateOfFeed } as const;

const hosts = [
  { path: '/lieu', list: 'ofVenue', operationId: 'getVenueFeed', unknown: 'venue_not_found' },
  {
    path: '/organisateur',
    list: 'ofOrganiser',
    operationId: 'getOrganiserFeed',
    unknown: 'organiser_not_found',
  },
] as const;

/** The feeds and the posters of venues and organisers. */
export const hostFeedsRoutes: FastifyPluginAsyncZod<FeedsOptions> = async (
  app,
  { feeds, posters, publicOrigin },
) => {
  app.addHook('onSend', openToAnyOrigin);
  for (const { path, list, operationId, unknown } of hosts)
    app.get(
      `${path}/:slug${formatEnd}`,
      {
        config: { ...config, problems: ['not_found', unknown, 'service_unavailable'] },
        schema: {
          operationId,
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
          return sendPoster(request, reply, await posters[list](slug, address));
        return sendFeed(request, reply, address.format, await feeds[list](slug, address));
      },
    );
};
