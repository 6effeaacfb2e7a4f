import type { Payments } from './payments.ts';
import { stripePayments } from './stripe-payments.ts';

export type PaymentsSettings = {
  PAYMENTS_SECRET_KEY?: string | undefined;
  PAYMENTS_PUBLISHABLE_KEY?: string | undefined;
  PAYMENTS_WEBHOOK_SECRET?: string | undefined;
  PAYMENTS_WEBHOOK_SECRET_BEFORE?: string | undefined;
  PAYMENTS_URL?: string | undefined;
  PAYMENTS_SCRIPT_URL?: string | undefined;
};

export function openPayments(settings: PaymentsSettings): Payments | undefined {
  const {
    PAYMENTS_SECRET_KEY: secretKey,
    PAYMENTS_PUBLISHABLE_KEY: publishableKey,
    PAYMENTS_WEBHOOK_SECRET: webhookSecret,
    PAYMENTS_WEBHOOK_SECRET_BEFORE: previousSecret,
    PAYMENTS_URL: baseUrl,
    PAYMENTS_SCRIPT_URL: scriptUrl,
  } = settings;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    return undefined;
  const webhookSecrets = [webhookSecret, ...(previousSecret === undefined ? [] : [previousSecret])];
  return stripePayments({ secretKey, publishableKey, webhookSecrets, baseUrl, scriptUrl });
}
