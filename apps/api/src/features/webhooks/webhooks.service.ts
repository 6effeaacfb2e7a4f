import { assertOwnerReads } from '../organisations/memberships/memberships.service.ts';
import { findKnown, type WebhooksDeps } from './as-owner.ts';
import { createWebhook, removeWebhook, rotateSecret, updateWebhook } from './change-webhooks.ts';
import { replayDelivery, testWebhook } from './deliver-on-demand.ts';
import { webhooksRepository } from './webhooks.repository.ts';
import type { Deliveries, WebhookKey, Webhooks } from './webhooks.schema.ts';

export const webhooksService = (deps: WebhooksDeps) => ({
  /** Problems: those of `assertOwnerReads`. */
  list: async (accountId: string, organisationId: string): Promise<Webhooks> => {
    await assertOwnerReads(deps.db, accountId, organisationId);
    return { items: await webhooksRepository(deps.db).list(organisationId) };
  },
  create: createWebhook(deps),
  update: updateWebhook(deps),
  remove: removeWebhook(deps),
  rotate: rotateSecret(deps),
  test: testWebhook(deps),
  replay: replayDelivery(deps),
  /** Problems: those of `assertOwnerReads`, webhook_not_found. */
  listDeliveries: async (accountId: string, key: WebhookKey): Promise<Deliveries> => {
    await assertOwnerReads(deps.db, accountId, key.organisationId);
    await findKnown(deps.db, key);
    return { items: await webhooksRepository(deps.db).listDeliveries(key) };
  },
});

export type WebhooksService = ReturnType<typeof webhooksService>;
