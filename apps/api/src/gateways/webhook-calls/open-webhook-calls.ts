import { userAgentOf } from '../../platform/outside/user-agent.ts';
import { httpWebhookCalls } from './http-webhook-calls.ts';
import type { WebhookCalls } from './webhook-calls.ts';

export type WebhookCallSettings = {
  MEDIA_FETCH_ALLOW?: string | undefined;
  PRODUCT_NAME: string;
  MAIN_HOST: string;
};

export const openWebhookCalls = ({
  MEDIA_FETCH_ALLOW: allow,
  ...product
}: WebhookCallSettings): WebhookCalls =>
  httpWebhookCalls({ allow, userAgent: userAgentOf(product) });
