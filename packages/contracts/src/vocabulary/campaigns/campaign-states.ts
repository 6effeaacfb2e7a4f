/** Stored status of a campaign; an active one was paid for, or given by a moderator. */
export const campaignStatuses = ['draft', 'active'] as const;

/** State shown to organisers and moderators. A moderator ended a `stopped` campaign early. */
export const campaignStates = ['draft', 'scheduled', 'running', 'ended', 'stopped'] as const;

export type CampaignState = (typeof campaignStates)[number];

/**
 * Status of a payment attempt. `anomaly`: the payment arrived but did not activate its campaign.
 * The service refunds it, unless its amount differs from the requested one: then the team decides.
 */
export const paymentStatuses = ['open', 'paid', 'expired', 'refunded', 'anomaly'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** An invoice is for a payment, a credit note for a refund. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

const campaignFaults = ['past', 'too_far', 'after_event', 'not_published'] as const;

export type CampaignFault = (typeof campaignFaults)[number];
