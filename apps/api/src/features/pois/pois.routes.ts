import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPrefix } from '../../platform/api-prefix.ts';
import { sendJson } from '../../platform/edge/send-json.ts';
import { poiSchema } from './detail/poi-detail.schema.ts';
import { type AnswerKnownOptions, answerKnown } from './list/answer-known.http.ts';
import {
  cardListSchema,
  facetsSchema,
  homeSchema,
  poiListSchema,
  poiMapSchema,
} from './pois.schema.ts';
import type { PoisService } from './pois.service.ts';
import {
  areaFacetsQuery,
  homeQuery,
  mapQuery,
  poiListQuery,
  poiParams,
  promotedQuery,
  similarQuery,
  slugParams,
} from './search-query.schema.ts';

const tags = ['Events'];
const anyone = { access: 'public', rate: 'search' } as const;
const onePoi = { access: 'public', problems: ['poi_not_found', 'poi_gone'] } as const;
const movedSchema = z.object({ movedTo: z.string() });

/** `known`: what answers lists that clients have; without it, each answer is computed. */
type PoisOptions = { pois: PoisService; known?: AnswerKnownOptions | undefined };

export const poisRoutes: FastifyPluginAsyncZod<PoisOptions> = async (app, { pois, known }) => {
  await app.register(searchRoutes, { pois, known });
  await app.register(poiPageRoutes, { pois });
};

const searchRoutes: FastifyPluginAsyncZod<PoisOptions> = async (app, { pois, known }) => {
  if (known) answerKnown(app, known);
  app.get(
    '/pois',
    {
      config: anyone,
      schema: {
        operationId: 'getPoisByAddressDistance',
        tags,
        querystring: poiListQuery,
        response: { 200: poiListSchema },
      },
    },
    async (request, reply) => sendJson(reply, await pois.listAsJson(request.query)),
  );
  app.get(
    '/pois/promoted',
    {
      config: anyone,
      schema: {
        operationId: 'getPromotedPois',
        tags,
        querystring: promotedQuery,
        response: { 200: cardListSchema },
      },
    },
    (request) => pois.listPromoted(request.query),
  );
  app.get(
    '/pois/facets',
    {
      config: anyone,
      schema: {
        operationId: 'getPoiFacets',
        tags,
        querystring: areaFacetsQuery,
        response: { 200: facetsSchema },
      },
    },
    (request) => pois.countFacets(request.query),
  );
  app.get(
    '/pois/map',
    {
      config: anyone,
      schema: {
        operationId: 'getPoisOnMap',
        tags,
        querystring: mapQuery,
        response: { 200: poiMapSchema },
      },
    },
    (request) => pois.map(request.query),
  );
  app.get(
    '/home',
    {
      config: anyone,
      schema: {
        operationId: 'getHome',
        tags,
        querystring: homeQuery,
        response: { 200: homeSchema },
      },
    },
    (request) => pois.listHome(request.query),
  );
};

const poiPageRoutes: FastifyPluginAsyncZod<PoisOptions> = async (app, { pois }) => {
  app.get(
    '/pois/:poiId',
    {
      config: onePoi,
      schema: { operationId: 'getPoi', tags, params: poiParams, response: { 200: poiSchema } },
    },
    (request) => pois.get(request.params.poiId),
  );
  app.get(
    '/pois/by-slug/:slugFr',
    {
      config: onePoi,
      schema: {
        operationId: 'getPoiBySlug',
        tags,
        params: slugParams,
        response: { 200: poiSchema, 301: movedSchema },
      },
    },
    async (request, reply) => {
      const poi = await pois.getBySlug(request.params.slugFr);
      if (poi.slugFr === request.params.slugFr) return poi;
      return reply
        .code(301)
        .header('location', `${apiPrefix}/pois/by-slug/${poi.slugFr}`)
        .send({ movedTo: poi.slugFr });
    },
  );
  app.get(
    '/pois/:poiId/similar',
    {
      config: { ...onePoi, rate: 'search' },
      schema: {
        operationId: 'getSimilarPois',
        tags,
        params: poiParams,
        querystring: similarQuery,
        response: { 200: cardListSchema },
      },
    },
    (request) => pois.listSimilar(request.params.poiId, request.query.pageSize),
  );
};
