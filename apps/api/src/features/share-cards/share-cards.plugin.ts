import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MediaService } from '../media/media.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import type { TownsService } from '../towns/towns.service.ts';
import { shareCardsRoutes } from './share-cards.routes.ts';
import { shareCardsService } from './share-cards.service.ts';

export type ShareCardsPluginDeps = {
  config: Pick<Config, 'PRODUCT_NAME'>;
  clock: Clock;
  pois: PoisService;
  media: MediaService;
  towns: TownsService;
};

export const shareCardsPlugin = fp(
  async (app: FastifyInstance, { config, clock, pois, media, towns }: ShareCardsPluginDeps) => {
    const name = config.PRODUCT_NAME;
    const shareCards = shareCardsService({ pois, media, towns, clock, name });
    await app.register(shareCardsRoutes, { shareCards });
  },
  { name: 'share-cards', dependencies: ['pois', 'media', 'towns'] },
);
