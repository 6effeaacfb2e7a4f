import { addTexts, textsOf } from '../../../lib/texts.ts';

/** Texts of the page of one campaign. */
export const detailFr = {
  page: 'Campagne',
  loading: 'Chargement de la campagne…',
  missing: 'Cette campagne n’existe pas',
  missingText: 'Elle a été supprimée, ou elle n’est pas à vous.',
  failed: 'La campagne n’a pas pu être chargée',
  pay: 'Payer et activer',
  resume: 'Reprendre le paiement',
  edit: 'Modifier',
  save: 'Enregistrer',
  saved: 'Campagne enregistrée',
  remove: 'Supprimer le brouillon',
  removeTitle: 'Supprimer ce brouillon\u00a0?',
  removeText:
    'La campagne «\u00a0{{title}}\u00a0» sera supprimée. L’événement, lui, ne change pas.',
  removed: 'Brouillon supprimé',
  abandon: 'Abandonner le paiement',
  abandoned: 'Le paiement est abandonné',
  abandonedText:
    'Rien n’a été débité, et vos dates sont libres à nouveau. Le brouillon vous attend.',
  paid: 'Merci, la campagne est payée\u00a0!',
  paidText: 'Votre facture part par e-mail, et vous la retrouverez ici à tout moment.',
  settling: 'Vérification du paiement…',
  unsettled: 'Le paiement n’est pas encore confirmé',
  unsettledText:
    'Nous le vérifions tout seuls, toutes les dix minutes. Vous pouvez fermer cette page\u00a0: un e-mail vous préviendra.',
  check: 'Vérifier maintenant',
  open: 'Un paiement est en cours',
  openText: 'Vos dates sont retenues jusqu’au {{instant}}.',
  expired: 'Le paiement n’a pas abouti',
  expiredText:
    'Rien n’a été débité, et vos dates sont libres à nouveau. Vous pouvez recommencer quand vous voulez.',
  refunded: 'Le paiement a été remboursé',
  refundedText: 'L’avoir est dans vos factures.',
  anomaly: 'Votre paiement est arrivé, mais la campagne n’a pas pu démarrer',
  anomalyText:
    'Ses dates ont été prises entre-temps, ou le montant reçu n’était pas le bon. Notre équipe vous rembourse et vous écrit\u00a0: vous n’avez rien à faire.',
  stopped: 'Cette campagne a été arrêtée le {{day}}',
  stoppedReason: 'Motif',
  scheduled: 'La campagne commence le {{day}}',
  scheduledText: 'Tout est prêt\u00a0: elle démarre et s’arrête toute seule.',
  facts: 'La campagne en bref',
  event: 'Événement',
  eventPage: 'Voir la page publique',
  organisation: 'Organisation',
  dates: 'Dates',
  duration: 'Durée',
  sum: 'Prix',
  report: {
    title: 'Ce qu’elle a apporté',
    intro: 'Chaque personne est comptée une fois par jour, sans cookie.',
    loading: 'Chargement du bilan…',
    failed: 'Le bilan n’a pas pu être chargé',
    impressions: 'Affichages de la carte sponsorisée',
    clicks: 'Clics sur la carte sponsorisée',
    views: 'Vues de la page de l’événement',
    favorites: 'Ajouts en favori',
    table: 'Voir les chiffres jour par jour',
    day: 'Jour',
    count: 'Nombre',
    comparison: 'Avant et pendant',
    measure: 'Mesure',
    before: 'Avant ({{span}})',
    during: 'Pendant',
    empty: 'Les premiers chiffres arrivent dès qu’une personne voit la carte.',
  },
  invoices: {
    title: 'Factures',
    loading: 'Chargement des factures…',
    failed: 'Les factures n’ont pas pu être chargées',
    none: 'Aucune facture pour l’instant.',
    issued: '{{number}}, du {{day}}',
    download: 'Télécharger {{kind}} {{number}} (PDF)',
    downloadFailed: 'Le document n’a pas pu être téléchargé. Réessayez.',
    kinds: { invoice: 'la facture', 'credit-note': 'l’avoir' },
  },
} as const;

/** Namespace of these texts for `useTranslation`; `say` translates outside components. */
export const campaignTexts = addTexts('campaign', detailFr);
export const say = textsOf(campaignTexts);
