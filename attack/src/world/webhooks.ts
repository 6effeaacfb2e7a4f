import type { Call } from './calls.ts';

/** Adds a webhook with a test message that waits. */
export async function addWebhook(call: Call, organisationId: string, sandboxUrl: string) {
  const webhooks = `/org/organisations/${organisationId}/webhooks`;
  const { id: webhookId } = await call('POST', webhooks, {
    url: `${sandboxUrl}/webhooks/in`,
    types: ['event.archived'],
  });
  const { id: deliveryId } = await call('POST', `${webhooks}/${webhookId}/test`);
  return { webhookId, deliveryId };
}
