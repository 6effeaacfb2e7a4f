import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  deliveriesSchema,
  deliveryParams,
  deliverySchema,
  removedSchema,
  webhookBody,
  webhookChange,
  webhookParams,
  webhookSchema,
  webhooksParams,
  webhooksSchema,
  webhookWithSecretSchema,
} from './webhooks.schema.ts';
import type { WebhooksService } from './webhooks.service.ts';

export type WebhooksOptions = { webhooks: WebhooksService };

const tags = ['Organisations'];
const config = { access: 'verified' } as const;
const ofReader = ['organisation_not_found', 'permission_missing'] as const;
const ofOwner = [...ofReader, 'organisation_suspended'] as const;
const ofOne = [...ofOwner, 'webhook_not_found'] as const;
const all = '/org/organisations/:organisationId/webhooks';
const one = `${all}/:webhookId`;

export const webhooksRoutes: FastifyPluginAsyncZod<WebhooksOptions> = async (app, { webhooks }) => {
  app.get(
    all,
    {
      config: { ...config, problems: ofReader },
      schema: {
        operationId: 'listWebhooks',
        tags,
        params: webhooksParams,
        response: { 200: webhooksSchema },
      },
    },
    (request) => webhooks.list(viewerOf(request).userId, request.params.organisationId),
  );
  app.post(
    all,
    {
      config: {
        ...config,
        problems: [...ofOwner, 'webhook_url_refused', 'webhooks_unavailable', 'quota_reached'],
      },
      schema: {
        operationId: 'createWebhook',
        tags,
        params: webhooksParams,
        body: webhookBody,
        response: { 201: webhookWithSecretSchema },
      },
    },
    async (request, reply) => {
      const { organisationId } = request.params;
      const { userId } = viewerOf(request);
      const created = await webhooks.create(userId, organisationId, request.body);
      return reply.code(201).send(created);
    },
  );
  app.patch(
    one,
    {
      config: { ...config, problems: [...ofOne, 'webhook_url_refused'] },
      schema: {
        operationId: 'updateWebhook',
        tags,
        params: webhookParams,
        body: webhookChange,
        response: { 200: webhookSchema },
      },
    },
    (request) => webhooks.update(viewerOf(request).userId, request.params, request.body),
  );
  app.delete(
    one,
    {
      config: { ...config, problems: ofOne },
      schema: {
        operationId: 'deleteWebhook',
        tags,
        params: webhookParams,
        response: { 200: removedSchema },
      },
    },
    async (request) => {
      await webhooks.remove(viewerOf(request).userId, request.params);
      return { isRemoved: true as const };
    },
  );
  app.post(
    `${one}/secret`,
    {
      config: { ...config, problems: [...ofOne, 'webhooks_unavailable'] },
      schema: {
        operationId: 'rotateWebhookSecret',
        tags,
        params: webhookParams,
        response: { 200: webhookWithSecretSchema },
      },
    },
    (request) => webhooks.rotate(viewerOf(request).userId, request.params),
  );
};

export const deliveriesRoutes: FastifyPluginAsyncZod<WebhooksOptions> = async (
  app,
  { webhooks },
) => {
  app.post(
    `${one}/test`,
    {
      config: { ...config, problems: [...ofOne, 'webhook_paused', 'quota_reached'] },
      schema: {
        operationId: 'testWebhook',
        tags,
        params: webhookParams,
        response: { 201: deliverySchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await webhooks.test(viewerOf(request).userId, request.params)),
  );
  app.get(
    `${one}/deliveries`,
    {
      config: { ...config, problems: [...ofReader, 'webhook_not_found'] },
      schema: {
        operationId: 'listWebhookDeliveries',
        tags,
        params: webhookParams,
        response: { 200: deliveriesSchema },
      },
    },
    (request) => webhooks.listDeliveries(viewerOf(request).userId, request.params),
  );
  app.post(
    `${one}/deliveries/:deliveryId/replay`,
    {
      config: { ...config, problems: [...ofOne, 'webhook_paused', 'webhook_delivery_not_found'] },
      schema: {
        operationId: 'replayWebhookDelivery',
        tags,
        params: deliveryParams,
        response: { 200: deliverySchema },
      },
    },
    (request) => webhooks.replay(viewerOf(request).userId, request.params),
  );
};
