import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressesSchema, addressQuery } from './addresses.schema.ts';
import type { AddressesService } from './addresses.service.ts';

/** The server calls the geocoder, so that the geocoder does not see the caller's IP address. */
export const addressesRoutes: FastifyPluginAsyncZod<{ addresses: AddressesService }> = async (
  app,
  { addresses },
) => {
  app.get(
    '/addresses',
    {
      config: {
        access: 'verified',
        apiKey: 'events:write',
        rate: 'outside',
        problems: ['geocoder_away'],
      },
      schema: {
        operationId: 'searchAddressPosition',
        tags: ['Places'],
        querystring: addressQuery,
        response: { 200: addressesSchema },
      },
    },
    (request) => addresses.find(request.query),
  );
};
