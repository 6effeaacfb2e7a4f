import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { GetVenueDeps } from './get-venue.ts';
import { venuesRoutes } from './venues.routes.ts';
import { venuesService } from './venues.service.ts';

export const venuesPlugin = fp(
  async (app: FastifyInstance, deps: GetVenueDeps) => {
    await app.register(venuesRoutes, { prefix, venues: venuesService(deps) });
  },
  { name: 'venues', dependencies: ['pois'] },
);
