import type { deliveryFaults } from '@parages/contracts/vocabulary/organisations/webhook-types';

export type WebhookCall = { url: string; headers: Record<string, string>; body: string };
/** `status` is null when there was no answer; `fault` says why. */
export type WebhookAnswer =
  | { status: number; fault: null }
  | { status: null; fault: (typeof deliveryFaults)[number] };

export type WebhookCalls = {
  /** Never throws. Follows no redirect. */
  call: (call: WebhookCall) => Promise<WebhookAnswer>;
  /** Whether the address may be a webhook's: the connection checks what its name resolves to. */
  isAcceptable: (url: string) => boolean;
};
