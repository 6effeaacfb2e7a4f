import type { deliveryTypes } from '@parages/contracts/vocabulary/organisations/webhook-types';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { EventCard } from './types.ts';

/** What a webhook says. */
export type WebhookMessage = {
  /** `webhook-id` of the request: the same when a message arrives twice. */
  id: string;
  type: (typeof deliveryTypes)[number];
  /** Instant of the change, ISO 8601 in UTC. */
  timestamp: string;
  data: {
    organisationId: string;
    /** Grows with each message: of an event, the highest one is the latest. */
    sequence: number;
    /** Id of the event; null for `webhook.test`. */
    poiId: string | null;
    /** What led to it, such as `accepted` or `merged`; null without a reason to name. */
    cause: string | null;
    /** Codes of a refusal; empty for the other types. */
    reasons: string[];
    /** The public card of the event at the time of the request; null when it is not listed. */
    poi: EventCard | null;
  };
};

export type WebhookRequest = {
  /**
   * Secret of the webhook, `whsec_…`. During a rotation, several of them: one that signed is
   * enough.
   */
  secret: string | readonly string[];
  /** Headers of the request, of Node or of `fetch`. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it arrived, before any parsing. */
  body: string | Uint8Array;
};

/** A request that is not a message of the service: answer it with 400 and do not act on it. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

type Signed = { 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string };

function headerOf(headers: WebhookRequest['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : '';
}

function textOf(body: string | Uint8Array): string {
  if (typeof body === 'string') return body;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new WebhookRefused('The body is not UTF-8');
  }
}

/** The refusal, or undefined when the secret signed the request. */
function refusalOf(webhook: Webhook, text: string, headers: Signed): string | undefined {
  try {
    webhook.verify(text, headers, { jsonParse: false });
    return undefined;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.message;
    throw error;
  }
}

/**
 * Verifies a request by Standard Webhooks and returns its message. The request may be up to five
 * minutes old or early; one of its signatures must be by one of the secrets.
 * @throws WebhookRefused when it is not genuine; another error when a secret is malformed
 */
export function verifyWebhook({ secret, headers, body }: WebhookRequest): WebhookMessage {
  const webhooks = [secret].flat().map((one) => new Webhook(one));
  const text = textOf(body);
  const signed: Signed = {
    'webhook-id': headerOf(headers, 'webhook-id'),
    'webhook-timestamp': headerOf(headers, 'webhook-timestamp'),
    'webhook-signature': headerOf(headers, 'webhook-signature'),
  };
  const refusals = webhooks.map((webhook) => refusalOf(webhook, text, signed));
  if (!refusals.includes(undefined)) throw new WebhookRefused(refusals[0] ?? 'No secret');
  try {
    return { id: signed['webhook-id'], ...JSON.parse(text) };
  } catch {
    throw new WebhookRefused('The body is not JSON');
  }
}
