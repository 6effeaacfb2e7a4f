import { asOwner, findKnown, type WebhooksDeps } from './as-owner.ts';
import { createWebhook, removeWebhook, rotateSecret, updateWebhook } from './change-webhooks.ts';
import { replayDelivery, testWebhook } from './deliver-on-demand.ts';
import { webhooksRepository } from './webhooks.repository.ts';
import type { Deliveries, WebhookKey, Webhooks } from './webhooks.schema.ts';

export const webhooksService = (deps: WebhooksDeps) => ({
  list: (accountId: string, organisationId: string): Promise<Webhooks> =>
    asOwner(deps, accountId, organisationId, async (tx) => ({
      items: await webhooksRepository(tx).list(organisationId),
    })),
  create: createWebhook(deps),
  update: updateWebhook(deps),
  remove: removeWebhook(deps),
  rotate: rotateSecret(deps),
  test: testWebhook(deps),
  replay: replayDelivery(deps),
  listDeliveries: (accountId: string, key: WebhookKey): Promise<Deliveries> =>
    asOwner(deps, accountId, key.organisationId, async (tx) => {
      await findKnown(tx, key);
      return { items: await webhooksRepository(tx).listDeliveries(key) };
    }),
});

export type WebhooksService = ReturnType<typeof webhooksService>;
