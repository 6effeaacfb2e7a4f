import { refusalReasons } from '@parages/contracts/vocabulary/events/refusal-reasons';
import {
  deliveryFaults,
  deliveryStatuses,
  deliveryTypes,
  webhookLimits,
  webhookStatuses,
  webhookTypes,
} from '@parages/contracts/vocabulary/organisations/webhook-types';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';

const instant = z.string();
const url = boundedText(webhookLimits.urlLength).min(1);
const types = z.array(z.enum(webhookTypes)).min(1).max(webhookTypes.length);

export const webhooksParams = z.object({ organisationId: z.uuid() });
export const webhookParams = webhooksParams.extend({ webhookId: z.uuid() });
export const deliveryParams = webhookParams.extend({ deliveryId: z.uuid() });
export type WebhookKey = z.output<typeof webhookParams>;
export type DeliveryKey = z.output<typeof deliveryParams>;

export const webhookBody = z.strictObject({ url, types });
export type WebhookBody = z.output<typeof webhookBody>;
export const webhookChange = z.strictObject({
  url: url.optional(),
  types: types.optional(),
  isPaused: z.boolean().optional(),
});
export type WebhookChange = z.output<typeof webhookChange>;

const webhookShape = {
  id: z.string(),
  url: z.string(),
  types: z.array(z.enum(webhookTypes)),
  status: z.enum(webhookStatuses),
  failingSince: instant.nullable(),
  secretBeforeUntil: instant.nullable(),
  createdAt: instant,
};
export const webhookSchema = z.object(webhookShape).meta({
  id: 'Webhook',
  description: 'An address of an organisation to which changes of its events are delivered.',
});
export type Webhook = z.output<typeof webhookSchema>;
export const webhooksSchema = z
  .object({ items: z.array(webhookSchema) })
  .meta({ id: 'WebhookList', description: 'The webhooks of an organisation, oldest first.' });
export type Webhooks = z.output<typeof webhooksSchema>;

export const webhookWithSecretSchema = z
  .object({ ...webhookShape, secret: z.string() })
  .meta({ id: 'WebhookWithSecret', description: 'A webhook with a new secret, shown once.' });
export type WebhookWithSecret = z.output<typeof webhookWithSecretSchema>;

export const deliverySchema = z
  .object({
    id: z.string(),
    sequence: z.int(),
    type: z.enum(deliveryTypes),
    poiId: z.string().nullable(),
    occurredAt: instant,
    reasons: z.array(z.enum(refusalReasons)),
    status: z.enum(deliveryStatuses),
    attempts: z.int(),
    attemptedAt: instant.nullable(),
    nextAttemptAt: instant.nullable(),
    statusCode: z.int().nullable(),
    fault: z.enum(deliveryFaults).nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'A message to a webhook and its last attempt.' });
export type Delivery = z.output<typeof deliverySchema>;
export const deliveriesSchema = z.object({ items: z.array(deliverySchema) }).meta({
  id: 'WebhookDeliveryList',
  description: 'The last 100 messages to a webhook within 30 days, newest first.',
});
export type Deliveries = z.output<typeof deliveriesSchema>;

export const removedSchema = z.object({ isRemoved: z.literal(true) });
