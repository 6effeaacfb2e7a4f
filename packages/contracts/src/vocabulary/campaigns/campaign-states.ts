/** Where a campaign stands for good: a draft may be changed, an active one was paid or given. */
export const campaignStatuses = ['draft', 'active'] as const;

/** What people read of it today; a stopped one is an active one that a moderator ended before its time. */
export const campaignStates = ['draft', 'scheduled', 'running', 'ended', 'stopped'] as const;

/** A campaign state's wire value. */
export type CampaignState = (typeof campaignStates)[number];

/**
 * Where an attempt to pay stands. `anomaly`: the money came and the campaign could not begin (its days were taken meanwhile, or the amount is
 * not the one asked): the team gives it back.
 */
export const paymentStatuses = ['open', 'paid', 'expired', 'refunded', 'anomaly'] as const;

/** A payment status's wire value. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What is written about money: what was paid, or what was given back. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;

/** An invoice kind's wire value. */
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What makes a campaign begin or not, in the order its form tells it; each stands at the field it is about. */
const campaignFaults = ['past', 'too_far', 'after_event', 'not_published'] as const;

/** The code of a refused field of a campaign. */
export type CampaignFault = (typeof campaignFaults)[number];
