import type { Stripe } from 'stripe';
import { newId } from './new-id.ts';

export type SessionRequest = {
  amount: number;
  currency: string;
  expiresAt: number;
  returnUrl: string | undefined;
  redirect: Stripe.Checkout.Session.RedirectOnCompletion;
  reference: string | undefined;
  email: string | undefined;
  locale: 'fr' | 'auto' | undefined;
  metadata: Record<string, string>;
};

/**
 * When a new version of Stripe's types requires another field, `makeSession` does not compile until
 * the field is added here.
 */
const sameInEachSession = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: { enabled: false },
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  success_url: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'embedded_page',
  url: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

export const makeSession = (parameters: SessionRequest, id: string, created: number) =>
  ({
    ...structuredClone(sameInEachSession),
    id,
    amount_subtotal: parameters.amount,
    amount_total: parameters.amount,
    client_reference_id: parameters.reference ?? null,
    client_secret: newId(`${id}_secret`, 32),
    created,
    currency: parameters.currency,
    customer_email: parameters.email ?? null,
    expires_at: parameters.expiresAt,
    locale: parameters.locale ?? null,
    metadata: parameters.metadata,
    redirect_on_completion: parameters.redirect,
    ...(parameters.returnUrl === undefined ? {} : { return_url: parameters.returnUrl }),
  }) satisfies Stripe.Checkout.Session;

type IntentRequest = {
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  description?: string | undefined;
};

export function makeIntent(
  { amount, currency, metadata, description }: IntentRequest,
  created: number,
) {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created,
    currency,
    customer: null,
    customer_account: null,
    description: description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

export const makeRefund = (
  { charge, intent, amount, reason, metadata }: RefundRequest,
  created: number,
) =>
  ({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: intent.id,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund;

type RefundRequest = {
  charge: Stripe.Charge;
  intent: Stripe.PaymentIntent;
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
};
