import type {
  CampaignFault,
  CampaignState,
  InvoiceKind,
  PaymentStatus,
} from './campaign-states.ts';

/** What organisers and moderators read. */
export const campaignStateLabels: Record<CampaignState, string> = {
  draft: 'Brouillon',
  scheduled: 'Programmée',
  running: 'En cours',
  ended: 'Terminée',
  stopped: 'Arrêtée',
};

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  open: 'Paiement en cours',
  paid: 'Payée',
  expired: 'Paiement non abouti',
  refunded: 'Remboursée',
  anomaly: 'Paiement à vérifier',
};

export const invoiceKindLabels: Record<InvoiceKind, string> = {
  invoice: 'Facture',
  'credit-note': 'Avoir',
};

/** What is wrong with a field of a campaign. */
export const campaignFaultLabels: Record<CampaignFault, string> = {
  past: 'Cette date est passée.',
  too_far: 'Choisissez une date dans l’année qui vient.',
  after_event: 'L’événement sera terminé\u00a0: choisissez une date plus proche.',
  not_published: 'Seul un événement en ligne peut être mis en avant.',
};
