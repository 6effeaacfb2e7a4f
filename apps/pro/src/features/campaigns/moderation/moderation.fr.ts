import { addTexts, textsOf } from '../../../lib/texts.ts';

/** Texts of the moderators' screens for campaigns. */
export const moderationFr = {
  title: 'Toutes les campagnes',
  intro:
    'Celles des organisations et celles que l’équipe offre. En arrêter une la retire aussitôt du site.',
  search: 'Campagne, événement ou organisation',
  loading: 'Chargement des campagnes…',
  failed: 'Les campagnes n’ont pas pu être chargées',
  nothing: 'Aucune campagne ne correspond',
  grant: 'Offrir une campagne',
  grantTitle: 'Offrir une campagne',
  grantText:
    'Elle commence comme les autres, sans paiement ni facture. Le motif reste entre modérateurs.',
  address: 'Adresse de la page de l’événement',
  addressHint: 'Par exemple https://…/evenement/bal-du-14-juillet-tours',
  addressMissing: 'Collez l’adresse de la page publique de l’événement.',
  addressUnknown: 'Aucun événement en ligne n’a cette adresse.',
  start: 'Premier jour',
  weeks: 'Durée',
  reason: 'Motif',
  reasonMissing: 'Écrivez un motif.',
  give: 'Offrir la campagne',
  granted: 'Campagne offerte',
  stop: 'Arrêter la campagne',
  stopTitle: 'Arrêter «\u00a0{{title}}\u00a0»\u00a0?',
  stopText:
    'Elle disparaît du site tout de suite. Vous aurez dix secondes pour revenir en arrière\u00a0; ensuite, elle ne pourra plus reprendre et l’organisateur lira le motif.',
  stopRecipients_zero: 'Aucun e-mail ne partira.',
  stopRecipients_one: '{{count}} personne de l’organisation recevra un e-mail.',
  stopRecipients_other: '{{count}} personnes de l’organisation recevront un e-mail.',
  stopRecipientsUnknown:
    'L’organisation recevra un e-mail. Le nombre de destinataires n’a pas pu être chargé.',
  stopReason: 'Motif, lu par l’organisateur',
  stopped: 'Campagne arrêtée',
  refund: {
    heading: 'Remboursements',
    unread: 'Les remboursements n’ont pas pu être lus.',
    sum: '{{paid}} payés, {{refunded}} remboursés.',
    item: '{{amount}} le {{day}}\u00a0: {{state}}',
    states: {
      pending: 'en cours',
      requires_action: 'à compléter chez le prestataire',
      succeeded: 'remboursé',
      failed: 'refusé par la banque',
      canceled: 'annulé',
    },
    ask: 'Rembourser',
    title: 'Rembourser cette campagne',
    text: 'La somme revient sur la carte qui a payé, avec un avoir et un e-mail à l’organisation. C’est définitif, et cela n’arrête pas la campagne.',
    amount: 'Montant (€)',
    most: '{{amount}} au plus.',
    wrong: 'Entrez un montant, {{amount}} au plus.',
    done: '{{amount}} seront remboursés.',
  },
  undoStop: 'Revenir en arrière',
  stopUndone: 'La campagne reprend',
} as const;

/** Namespace of these texts for `useTranslation`; `say` translates outside components. */
export const campaignModerationTexts = addTexts('campaignModeration', moderationFr);
export const say = textsOf(campaignModerationTexts);
