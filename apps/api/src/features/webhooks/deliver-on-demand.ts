import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/named-locks.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { assertQuota } from '../../platform/quotas/quotas.service.ts';
import { asOwner, findKnown, type WebhooksDeps } from './as-owner.ts';
import { webhooksRepository } from './webhooks.repository.ts';
import type { Delivery, DeliveryKey, WebhookKey } from './webhooks.schema.ts';

async function lockActive(tx: Transaction, key: WebhookKey): Promise<void> {
  await lockName(tx, `webhook ${key.webhookId}`);
  if ((await findKnown(tx, key)).status !== 'active') throw new Problem('webhook_paused');
}

/** Problems: those of `asOwner`, webhook_not_found, webhook_paused, quota_reached. */
export const testWebhook =
  (deps: WebhooksDeps) =>
  (accountId: string, key: WebhookKey): Promise<Delivery> =>
    asOwner(deps, accountId, key.organisationId, async (tx) => {
      await lockActive(tx, key);
      assertQuota('webhookDemands', await webhooksRepository(tx).countTests(key.webhookId));
      const test = { id: uuidv7(), webhookId: key.webhookId, now: deps.clock.now() };
      return webhooksRepository(tx).addTest(test);
    });

/** Problems: those of `asOwner`, webhook_not_found, webhook_delivery_not_found, webhook_paused. */
export const replayDelivery =
  (deps: WebhooksDeps) =>
  (accountId: string, key: DeliveryKey): Promise<Delivery> =>
    asOwner(deps, accountId, key.organisationId, async (tx) => {
      await lockActive(tx, key);
      const webhooks = webhooksRepository(tx);
      await webhooks.replay(key, deps.clock.now());
      const found = await webhooks.findDelivery(key);
      if (found === undefined) throw new Problem('webhook_delivery_not_found');
      return found;
    });
