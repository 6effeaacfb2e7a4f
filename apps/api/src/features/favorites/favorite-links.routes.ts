import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import type { FavoriteLinksService } from './favorite-links.service.ts';
import {
  favoriteLinkSchema,
  favoriteLinksSchema,
  linkParams,
  sharedFavoritesSchema,
  tokenParams,
} from './favorites.schema.ts';

export type FavoriteLinksOptions = {
  links: FavoriteLinksService;
  originOf: (request: FastifyRequest) => string;
};

const tags = ['Favourites'];
const config = { access: 'verified' } as const;
const withToken = { access: 'public', problems: ['link_not_found'] } as const;
const calendarAnswer = {
  200: {
    description: 'Future dates and those of the last 31 days, as iCalendar.',
    content: { 'text/calendar': { schema: z.string() } },
  },
};

export const favoriteLinksRoutes: FastifyPluginAsyncZod<FavoriteLinksOptions> = async (
  app,
  { links, originOf },
) => {
  await app.register(ownLinksRoutes, { links, originOf });
  await app.register(tokenRoutes, { links, originOf });
};

const ownLinksRoutes: FastifyPluginAsyncZod<FavoriteLinksOptions> = async (
  app,
  { links, originOf },
) => {
  app.get(
    '/me/favorites/links',
    {
      config,
      schema: { operationId: 'listFavoriteLinks', tags, response: { 200: favoriteLinksSchema } },
    },
    (request) => links.list(viewerOf(request).userId, originOf(request)),
  );
  app.put(
    '/me/favorites/links/:kind',
    {
      config,
      schema: {
        operationId: 'createFavoriteLink',
        tags,
        params: linkParams,
        response: { 200: favoriteLinkSchema },
      },
    },
    (request) => links.create(viewerOf(request).userId, request.params.kind, originOf(request)),
  );
  app.post(
    '/me/favorites/links/:kind/renewal',
    {
      config,
      schema: {
        operationId: 'renewFavoriteLink',
        tags,
        params: linkParams,
        response: { 200: favoriteLinkSchema },
      },
    },
    (request) => links.renew(viewerOf(request).userId, request.params.kind, originOf(request)),
  );
  app.delete(
    '/me/favorites/links/:kind',
    {
      config,
      schema: {
        operationId: 'deleteFavoriteLink',
        tags,
        params: linkParams,
        response: { 200: favoriteLinksSchema },
      },
    },
    (request) => links.remove(viewerOf(request).userId, request.params.kind, originOf(request)),
  );
};

/** Public: the token replaces the session. */
const tokenRoutes: FastifyPluginAsyncZod<FavoriteLinksOptions> = async (
  app,
  { links, originOf },
) => {
  app.get(
    '/favorites/calendar/:token.ics',
    {
      config: { ...withToken, rate: 'render' },
      schema: {
        operationId: 'getFavoritesCalendar',
        tags,
        params: tokenParams,
        response: calendarAnswer,
      },
    },
    async (request, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .send(await links.calendar(request.params.token, originOf(request))),
  );
  app.get(
    '/favorites/shared/:token',
    {
      config: { ...withToken, isNeverStored: true },
      schema: {
        operationId: 'getSharedFavorites',
        tags,
        params: tokenParams,
        response: { 200: sharedFavoritesSchema },
      },
    },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      return links.shared(request.params.token);
    },
  );
};
