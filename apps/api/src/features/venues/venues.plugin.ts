import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { GetVenueDeps } from './get-venue.ts';
import { venuesDocs } from './venues.docs.ts';
import { venuesRoutes } from './venues.routes.ts';
import { type VenuesService, venuesService } from './venues.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    venues: VenuesService;
  }
}

export const venuesPlugin = fp(
  async (app: FastifyInstance, deps: GetVenueDeps) => {
    app.describe(venuesDocs);
    const venues = venuesService(deps);
    await app.register(venuesRoutes, { prefix, venues });
    app.decorate('venues', venues);
  },
  { name: 'venues', dependencies: ['pois'] },
);
