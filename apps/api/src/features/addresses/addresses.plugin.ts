import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Geocoder } from '../../gateways/geocoder/geocoder.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import { addressesDocs } from './addresses.docs.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { addressesService } from './addresses.service.ts';

export const addressesPlugin = fp(
  async (app: FastifyInstance, { geocoder }: { geocoder: Geocoder | undefined }) => {
    app.describe(addressesDocs);
    const addresses = addressesService({
      geocoder,
      onUnreachable: (error) => app.log.warn({ err: error }, 'the geocoder did not answer'),
    });
    await app.register(addressesRoutes, { prefix, addresses });
  },
  { name: 'addresses' },
);
