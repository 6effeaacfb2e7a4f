/**
 * Stored status of a campaign: organisers may change a draft; an active one was paid for or given.
 */
export const campaignStatuses = ['draft', 'active'] as const;

/**
 * State shown to organisers and moderators; `stopped` is an active campaign that a moderator ended
 * early.
 */
export const campaignStates = ['draft', 'scheduled', 'running', 'ended', 'stopped'] as const;

/** A campaign state's wire value. */
export type CampaignState = (typeof campaignStates)[number];

/**
 * Status of a payment attempt. `anomaly`: the payment arrived but did not activate its campaign. The
 * service refunds it, unless its amount differs from the requested one: the team then decides.
 */
export const paymentStatuses = ['open', 'paid', 'expired', 'refunded', 'anomaly'] as const;

/** A payment status's wire value. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Documents about money: an invoice for a payment, a credit note for a refund. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;

/** An invoice kind's wire value. */
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Why a campaign cannot start; the form shows each reason at its field. */
const campaignFaults = ['past', 'too_far', 'after_event', 'not_published'] as const;

/** The error code of a campaign field. */
export type CampaignFault = (typeof campaignFaults)[number];
