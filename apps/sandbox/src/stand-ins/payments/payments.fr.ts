import { formatBill } from '@parages/contracts/vocabulary/prices/euros.fr';

const declines: Record<string, string> = {
  insufficient_funds: 'Le solde de cette carte ne suffit pas.',
  expired_card: 'Cette carte a expiré.',
  processing_error: 'Une erreur est survenue chez la banque. Réessayez dans un instant.',
};

export const sentences = {
  declined: (code: string) => declines[code] ?? 'Votre carte a été refusée.',
};

export const words = {
  frameTitle: 'Paiement par carte (bac à sable)',
  title: 'Payer par carte',
  noCharge:
    'Aucun argent ne bouge ici. N’écrivez jamais le numéro d’une vraie carte\u00a0: prenez une carte d’essai.',
  amount: (cents: number) => `Montant\u00a0: ${formatBill(cents)}`,
  number: 'Numéro de carte',
  numberHint: '4242 4242 4242 4242 est acceptée, 4000 0000 0000 0002 est refusée.',
  expiry: 'Date d’expiration (MM/AA)',
  cvc: 'Cryptogramme (3 chiffres)',
  name: 'Nom sur la carte',
  email: 'Adresse e-mail',
  pay: (cents: number) => `Payer ${formatBill(cents)}`,
  paid: 'Paiement accepté. Merci\u00a0!',
  delayed: 'Paiement en attente de la banque.',
  expired: 'Cette page de paiement a expiré. Recommencez depuis le site.',
  unknown: 'Cette page de paiement n’existe pas.',
  faults: {
    number:
      'Ce numéro n’est pas celui d’une carte d’essai\u00a0: prenez 4242 4242 4242 4242 ou 4000 0000 0000 0002.',
    expiry: 'Écrivez une date à venir, par exemple 12/34.',
    cvc: 'Écrivez les trois chiffres au dos de la carte.',
    email: 'Écrivez une adresse e-mail, par exemple nom@exemple.fr.',
  },
};

export const listWords = {
  title: 'Paiements',
  intro:
    'Les paiements demandés à ce bac à sable, du plus récent au plus ancien, et ce qui en a été dit au produit.',
  empty: 'Aucun paiement pour l’instant.',
  time: 'Heure',
  session: 'Session',
  amount: 'Montant',
  state: 'État',
  events: 'Événements',
  event: 'Événement',
  delivery: 'Livraison',
  states: { open: 'ouverte', expired: 'expirée', unpaid: 'terminée, non payée', paid: 'payée' },
  amounts: formatBill,
  deliveries: {
    delivered: 'reçu',
    pending: 'en attente',
    dropped: 'perdu (demandé)',
    failed: 'abandonné',
    none: 'aucune adresse à prévenir',
  },
};
