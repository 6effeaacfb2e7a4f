import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { type MailsService, mailsService } from './mails.service.ts';
import { unsubscribeRoutes } from './unsubscribing/unsubscribe.routes.ts';
import { unsubscribeService } from './unsubscribing/unsubscribe.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mails: MailsService;
  }
}

export type MailsPluginDeps = { config: Pick<Config, 'PRODUCT_NAME'>; db: Db; clock: Clock };

export const mailsPlugin = fp(
  async (app: FastifyInstance, { config, db, clock }: MailsPluginDeps) => {
    app.decorate('mails', mailsService({ clock }));
    const unsubscribe = unsubscribeService({ db, clock });
    await app.register(unsubscribeRoutes, { unsubscribe, name: config.PRODUCT_NAME });
  },
  { name: 'mails' },
);
