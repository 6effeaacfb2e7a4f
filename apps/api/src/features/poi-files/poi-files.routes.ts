import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PoiFile, PoiFilesService } from './poi-files.service.ts';
import type { PosterFile, PostersService } from './poster/poster.service.ts';

export type PoiFilesOptions = {
  files: PoiFilesService;
  posters: PostersService;
  originOf: (request: FastifyRequest) => string;
};

const tags = ['Events'];
const params = z.strictObject({ poiId: z.uuid() });
const fileOf = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: z.string() } } },
});

export const send = (
  reply: FastifyReply,
  type: string,
  { name, content }: PoiFile | PosterFile,
): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-cache')
    .header('x-robots-tag', 'noindex')
    .send(content);

export const poiFilesRoutes: FastifyPluginAsyncZod<PoiFilesOptions> = async (
  app,
  { files, posters, originOf },
) => {
  app.get(
    '/pois/:poiId/calendar.ics',
    {
      config: {
        access: 'public',
        rate: 'render',
        problems: ['poi_not_found', 'poi_gone', 'poi_undated'],
      },
      schema: {
        operationId: 'getPoiCalendar',
        tags,
        params,
        response: fileOf(
          'text/calendar',
          'Its upcoming dates, or all of them once it is over, as iCalendar.',
        ),
      },
    },
    async (request, reply) =>
      send(
        reply,
        'text/calendar; charset=utf-8',
        await files.calendar(request.params.poiId, originOf(request)),
      ),
  );
  app.get(
    '/pois/:poiId/trace.gpx',
    {
      config: {
        access: 'public',
        rate: 'render',
        problems: ['poi_not_found', 'poi_gone', 'trace_not_found'],
      },
      schema: {
        operationId: 'getPoiTrace',
        tags,
        params,
        response: fileOf('application/gpx+xml', 'The line of a tour, as GPX 1.1.'),
      },
    },
    async (request, reply) =>
      send(
        reply,
        'application/gpx+xml; charset=utf-8',
        await files.gpx(request.params.poiId, originOf(request)),
      ),
  );
  app.get(
    '/pois/:poiId/poster.pdf',
    {
      config: {
        access: 'public',
        rate: 'draw',
        problems: ['poi_not_found', 'poi_gone', 'service_unavailable'],
      },
      schema: {
        operationId: 'getPoiPoster',
        tags,
        params,
        response: {
          200: {
            description: 'The PDF.',
            content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
          },
        },
      },
    },
    async (request, reply) =>
      send(reply, 'application/pdf', await posters.ofPoi(request.params.poiId, originOf(request))),
  );
};
