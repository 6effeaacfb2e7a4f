import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import type { WebhookCalls } from '../../gateways/webhook-calls/webhook-calls.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { sealer } from '../../platform/sealed-text.ts';
import { webhooksDocs } from './webhooks.docs.ts';
import { deliveriesRoutes, webhooksRoutes } from './webhooks.routes.ts';
import { webhooksService } from './webhooks.service.ts';

export type WebhooksPluginDeps = {
  config: Pick<Config, 'WEBHOOK_KEY'>;
  db: Db;
  clock: Clock;
  webhookCalls: WebhookCalls;
};

export const webhooksPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, webhookCalls }: WebhooksPluginDeps) => {
    app.describe(webhooksDocs);
    const seals = config.WEBHOOK_KEY === undefined ? undefined : sealer(config.WEBHOOK_KEY);
    const webhooks = webhooksService({ db, clock, seals, calls: webhookCalls });
    await app.register(webhooksRoutes, { prefix, webhooks });
    await app.register(deliveriesRoutes, { prefix, webhooks });
  },
  { name: 'webhooks' },
);
