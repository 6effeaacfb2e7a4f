/** A form of the provider where somebody pays. Amounts are cents, moments are whole seconds. */
export type PaymentSession = {
  id: string;
  /**
   * `pending`: somebody paid by a means whose money takes days. `over`: nobody will pay here any
   * more.
   */
  state: 'open' | 'pending' | 'paid' | 'over';
  /** For its form; null once it is closed. */
  clientSecret: string | null;
  amountCents: number | null;
  currency: string | null;
  expiresAt: Date;
  paymentIntentId: string | null;
  /** The payment of ours that it was made for. */
  paymentId: string | null;
  isLive: boolean;
};

/**
 * What a session is made of: said again word for word under the same key, it is the same session.
 */
export type SessionRequest = {
  paymentId: string;
  campaignId: string;
  /** What is paid, VAT included. */
  lines: { name: string; unitCents: number; quantity: number }[];
  returnUrl: string;
  customerEmail: string | null;
  /** Whole seconds since 1970. */
  expiresAtS: number;
};

/** Where money given back stands, as the provider says it. */
export const refundStatuses = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;
type RefundStatus = (typeof refundStatuses)[number];

/** Money given back. */
export type ProviderRefund = {
  id: string;
  paymentIntentId: string | null;
  amountCents: number;
  status: RefundStatus;
};

/** Something that happened there. It only says what to read again. */
export type PaymentEvent = {
  id: string;
  type: string;
  objectId: string;
  isLive: boolean;
  createdAt: Date;
};

/** It cannot be reached, is late, or has a fault of its own: nothing is known of what was asked. */
export class PaymentsAway extends Error {
  override name = 'PaymentsAway';
}

/** It refuses what was asked, and would again. */
export class PaymentsRefusal extends Error {
  override name = 'PaymentsRefusal';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The payment provider. Each call has a deadline; all may throw PaymentsAway, and PaymentsRefusal
 * for what they cannot do.
 */
export type Payments = {
  publishableKey: string;
  /** Whether real money moves. */
  isLive: boolean;
  /** A script to be loaded in the place of the provider's own; null: the provider's own. */
  scriptUrl: string | null;
  /** Opens a session; with the same key, answers the one that was opened. */
  openSession: (request: SessionRequest, key: string) => Promise<PaymentSession>;
  /** As it is now; undefined when there is none. */
  findSession: (id: string) => Promise<PaymentSession | undefined>;
  /** Closes it. Answers how it is then: paid when somebody was faster. */
  closeSession: (id: string) => Promise<PaymentSession>;
  /** Gives everything of a payment back, once, however often it is asked with one key. */
  refund: (paymentIntentId: string, key: string) => Promise<ProviderRefund>;
  findRefund: (id: string) => Promise<ProviderRefund | undefined>;
  /** What happened since, the oldest first. */
  listEvents: (since: Date) => Promise<PaymentEvent[]>;
  /**
   * Reads what was sent to us. @throws {PaymentsRefusal} when it is not signed by the provider, or
   * was long ago
   */
  readEvent: (body: Buffer, signature: string, now: Date) => PaymentEvent;
};
