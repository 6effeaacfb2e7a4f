import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { prebuild, sendPrebuilt } from '../../../platform/edge/prebuilt-answer.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { toXml } from './oembed.domain.ts';
import { oembedQuery, oembedSchema } from './oembed.schema.ts';
import type { OembedService } from './oembed.service.ts';

export type OembedOptions = {
  oembed: OembedService;
  /** Undefined on a host without public pages. */
  publicOrigin: (request: FastifyRequest) => string | undefined;
};

const cacheControl = 'public, max-age=3600';

export const oembedRoutes: FastifyPluginAsyncZod<OembedOptions> = async (
  app,
  { oembed, publicOrigin },
) => {
  app.get(
    '/oembed',
    {
      config: {
        access: 'public',
        rate: 'render',
        problems: [
          'not_found',
          'embed_not_found',
          'poi_not_found',
          'poi_gone',
          'town_not_found',
          'venue_not_found',
          'organiser_not_found',
          'format_unsupported',
        ],
      },
      schema: {
        operationId: 'getOembed',
        tags: ['Feeds'],
        querystring: oembedQuery,
        response: {
          200: {
            description: 'What another site shows of the page.',
            content: {
              'application/json': { schema: oembedSchema },
              'text/xml': { schema: z.any() },
            },
          },
          304: z.null().describe('The copy named by If-None-Match is current.'),
        },
      },
    },
    async (request, reply) => {
      const origin = publicOrigin(request);
      if (origin === undefined) throw new Problem('not_found');
      const { url, format, maxwidth, maxheight } = request.query;
      if (format !== 'json' && format !== 'xml') throw new Problem('format_unsupported');
      const answer = await oembed.describe(url, { maxwidth, maxheight }, origin);
      const built =
        format === 'xml'
          ? prebuild('text/xml; charset=utf-8', toXml(answer))
          : prebuild('application/json; charset=utf-8', JSON.stringify(answer));
      return sendPrebuilt(
        request,
        reply
          .header('cache-control', cacheControl)
          .header('access-control-allow-origin', '*')
          .header('x-robots-tag', 'noindex'),
        built,
      );
    },
  );
};
