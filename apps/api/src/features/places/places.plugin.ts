import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { PlaceGeocoder } from '../../gateways/geocoder/geocoder.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { placesDocs } from './docs/places.docs.ts';
import { placesRoutes } from './places.routes.ts';
import { type PlacesService, placesService } from './places.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    places: PlacesService;
  }
}

export type PlacesPluginDeps = {
  db: SqlClient;
  clock: Clock;
  placeGeocoder: PlaceGeocoder | undefined;
};

export const placesPlugin = fp(
  async (app: FastifyInstance, { db, clock, placeGeocoder: geocoder }: PlacesPluginDeps) => {
    app.describe(placesDocs);
    const places = placesService({
      db,
      clock,
      geocoder,
      onUnreachable: (error) => app.log.warn({ err: error }, 'the geocoder did not answer'),
    });
    await app.register(placesRoutes, { prefix, places });
    app.decorate('places', places);
  },
  { name: 'places' },
);
