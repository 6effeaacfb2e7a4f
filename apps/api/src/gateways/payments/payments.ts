/** `expiresAt` has no milliseconds. */
export type PaymentSession = {
  id: string;
  /** `pending`: paid by a delayed method, whose money takes days. `over`: expired or failed. */
  state: 'open' | 'pending' | 'paid' | 'over';
  clientSecret: string | null;
  amountCents: number | null;
  currency: string | null;
  expiresAt: Date;
  paymentIntentId: string | null;
  /** The address that the payer typed into the form; null until then. */
  payerEmail: string | null;
  /** Id of our payment, not of an object of the provider. */
  paymentId: string | null;
  isLive: boolean;
};

export type SessionRequest = {
  paymentId: string;
  campaignId: string;
  /** `unitCents` includes VAT. */
  lines: { name: string; unitCents: number; quantity: number }[];
  returnUrl: string;
  customerEmail: string | null;
  /** Whole seconds since 1970. */
  expiresAtS: number;
};

export const refundStatuses = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;
type RefundStatus = (typeof refundStatuses)[number];

export type ProviderRefund = {
  id: string;
  paymentIntentId: string | null;
  amountCents: number;
  status: RefundStatus;
};

/** Carries no state of the object `objectId`, which must be read again from the provider. */
export type PaymentEvent = {
  id: string;
  type: string;
  objectId: string;
  isLive: boolean;
  createdAt: Date;
};

/** The provider is unreachable, late or failing: the outcome of the call is unknown. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable';
}

/** The provider rejects the request, and would reject it again. */
export class PaymentsRefusal extends Error {
  override name = 'PaymentsRefusal';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A call that sends a request throws PaymentsRefusal or PaymentsUnavailable when it fails. */
export type Payments = {
  publishableKey: string;
  isLive: boolean;
  /** Replaces the provider's script; null for the provider's own. */
  scriptUrl: string | null;
  /** Repeating an identical request with the same `key` returns the same session. */
  openSession: (request: SessionRequest, key: string) => Promise<PaymentSession>;
  findSession: (id: string) => Promise<PaymentSession | undefined>;
  /** Expires a session and returns it; a session that the customer completed stays as it is. */
  closeSession: (id: string) => Promise<PaymentSession>;
  /** Refunds `amountCents` of a payment, by default all of it; with the same key, only once. */
  refund: (paymentIntentId: string, key: string, amountCents?: number) => Promise<ProviderRefund>;
  findRefund: (id: string) => Promise<ProviderRefund | undefined>;
  /** Returns the newest 1,000 events from `since` on that can change a payment, oldest first. */
  listEvents: (since: Date) => Promise<PaymentEvent[]>;
  /**
   * Parses a webhook body. @throws {PaymentsRefusal} when it is not signed by the provider, or too
   * old
   */
  readEvent: (body: Buffer, signature: string, now: Date) => PaymentEvent;
};
