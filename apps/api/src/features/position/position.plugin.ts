import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { IpLocator } from '../../gateways/ip-location/ip-location.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { PlacesService } from '../places/places.service.ts';
import { positionDocs } from './position.docs.ts';
import { positionRoutes } from './position.routes.ts';
import { positionService } from './position.service.ts';

export type PositionPluginDeps = { ipLocator: IpLocator; places: PlacesService };

export const positionPlugin = fp(
  async (app: FastifyInstance, { ipLocator, places }: PositionPluginDeps) => {
    app.describe(positionDocs);
    await app.register(positionRoutes, { prefix, position: positionService(ipLocator, places) });
  },
  { name: 'position', dependencies: ['places'] },
);
