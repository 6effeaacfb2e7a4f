import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Db } from '../../platform/database/database.ts';
import { placesRoutes } from './places.routes.ts';
import { type PlacesService, placesService } from './places.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    places: PlacesService;
  }
}

export const placesPlugin = fp(
  async (app: FastifyInstance, { db }: { db: Db }) => {
    const places = placesService(db);
    await app.register(placesRoutes, { prefix, places });
    app.decorate('places', places);
  },
  { name: 'places' },
);
