import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  favoriteIdsSchema,
  favoriteParams,
  favoritesQuery,
  favoritesSchema,
  followedThemesSchema,
  themeParams,
} from './favorites.schema.ts';
import type { FavoritesService } from './favorites.service.ts';

const tags = ['Favourites'];
const config = { access: 'verified' } as const;

type FavoritesOptions = { favorites: FavoritesService };

export const favoritesRoutes: FastifyPluginAsyncZod<FavoritesOptions> = async (
  app,
  { favorites },
) => {
  await app.register(favoriteEventsRoutes, { favorites });
  await app.register(followedThemesRoutes, { favorites });
};

const favoriteEventsRoutes: FastifyPluginAsyncZod<FavoritesOptions> = async (
  app,
  { favorites },
) => {
  app.get(
    '/me/favorites/ids',
    {
      config,
      schema: { operationId: 'getFavoritesIds', tags, response: { 200: favoriteIdsSchema } },
    },
    (request) => favorites.listIds(viewerOf(request).userId),
  );
  app.get(
    '/me/favorites',
    {
      config,
      schema: {
        operationId: 'getFavoritesDetails',
        tags,
        querystring: favoritesQuery,
        response: { 200: favoritesSchema },
      },
    },
    (request) => favorites.list(viewerOf(request).userId, request.query),
  );
  app.put(
    '/me/favorites/:poiId',
    {
      config: { ...config, problems: ['poi_not_found', 'quota_reached'] },
      schema: {
        operationId: 'addToFavorites',
        tags,
        params: favoriteParams,
        response: { 200: favoriteIdsSchema },
      },
    },
    (request) => favorites.add(viewerOf(request).userId, request.params.poiId),
  );
  app.delete(
    '/me/favorites/:poiId',
    {
      config,
      schema: {
        operationId: 'removeFromFavorites',
        tags,
        params: favoriteParams,
        response: { 200: favoriteIdsSchema },
      },
    },
    (request) => favorites.remove(viewerOf(request).userId, request.params.poiId),
  );
};

const followedThemesRoutes: FastifyPluginAsyncZod<FavoritesOptions> = async (
  app,
  { favorites },
) => {
  app.get(
    '/me/favorites/themes',
    {
      config,
      schema: {
        operationId: 'getFavoritesThemeNames',
        tags,
        response: { 200: followedThemesSchema },
      },
    },
    (request) => favorites.listThemes(viewerOf(request).userId),
  );
  app.put(
    '/me/favorites/themes/:theme',
    {
      config,
      schema: {
        operationId: 'followTheme',
        tags,
        params: themeParams,
        response: { 200: followedThemesSchema },
      },
    },
    (request) => favorites.follow(viewerOf(request).userId, request.params.theme),
  );
  app.delete(
    '/me/favorites/themes/:theme',
    {
      config,
      schema: {
        operationId: 'unfollowTheme',
        tags,
        params: themeParams,
        response: { 200: followedThemesSchema },
      },
    },
    (request) => favorites.unfollow(viewerOf(request).userId, request.params.theme),
  );
};
