import type { CampaignState, PaymentStatus } from './campaign-states.ts';

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
