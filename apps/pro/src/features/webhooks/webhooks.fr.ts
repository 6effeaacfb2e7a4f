import { addTexts, textsOf } from '../../lib/texts.ts';

export const webhooksFr = {
  title: 'Webhooks',
  intro:
    'Votre site ou votre logiciel est prévenu dès qu’un événement de votre organisation change en ligne, ou qu’une décision est prise.',
  back: 'Retour à l’organisation',
  guide: 'Lire le guide pour développeurs',
  loading: 'Chargement des webhooks…',
  failed: 'Les webhooks n’ont pas pu être lus.',
  retry: 'Réessayer',
  none: 'Aucun webhook pour le moment.',
  types: {
    'event.published': 'Mis en ligne',
    'event.changed': 'Modifié',
    'event.cancelled': 'Annulé',
    'event.archived': 'Retiré',
    'event.accepted': 'Accepté',
    'event.refused': 'Refusé',
    'webhook.test': 'Essai',
  },
  statuses: { active: 'Actif', paused: 'En pause', failing: 'En pause après des échecs' },
  add: {
    title: 'Ajouter un webhook',
    url: 'Adresse qui reçoit les messages',
    hint: 'Elle commence par https:// et se trouve sur internet.',
    types: 'Ce qui est envoyé',
    submit: 'Ajouter',
    urlMissing: 'Indiquez une adresse qui commence par https://.',
    typesMissing: 'Choisissez au moins un message.',
  },
  secret: {
    title: 'Copiez ce secret maintenant',
    text: 'Il sert à vérifier les signatures, et ne sera plus affiché.',
    label: 'Secret',
    copy: 'Copier',
    copied: 'Secret copié',
    overlap: 'L’ancien secret signe encore jusqu’au {{day}}.',
  },
  acts: {
    test: 'Envoyer un essai',
    tested: 'L’essai part dans un instant',
    pause: 'Mettre en pause',
    resume: 'Reprendre les envois',
    rotate: 'Renouveler le secret',
    remove: 'Supprimer',
    removed: 'Webhook supprimé',
    log: 'Journal',
  },
  failing:
    'Cette adresse ne répondait plus depuis trois jours. Une fois réparée, reprenez les envois, puis renvoyez depuis le journal ce qui a manqué.',
  confirm: {
    removeTitle: 'Supprimer ce webhook\u00a0?',
    removeText: 'Plus rien ne sera envoyé à {{url}}. Son journal est supprimé aussi.',
    rotateTitle: 'Renouveler le secret\u00a0?',
    rotateText:
      'Pendant un jour, chaque message porte deux signatures\u00a0: celle du nouveau secret et celle de l’ancien.',
    cancel: 'Annuler',
    close: 'Fermer',
  },
  log: {
    title: 'Messages des 30 derniers jours',
    none: 'Aucun message pour le moment.',
    loading: 'Chargement du journal…',
    failed: 'Le journal n’a pas pu être lu.',
    retry: 'Réessayer',
    replay: 'Renvoyer',
    replayed: 'Le message repart dans un instant',
    replayOf: 'Renvoyer\u00a0: {{type}}, {{moment}}',
    statuses: { pending: 'En attente', delivered: 'Reçu', failed: 'Échec' },
    answer: 'réponse {{status}}',
    attempts_one: '{{count}} essai',
    attempts_other: '{{count}} essais',
    faults: {
      address: 'adresse refusée',
      unreachable: 'pas de réponse',
      slow: 'réponse trop lente',
      secret: 'secret illisible\u00a0: renouvelez-le',
    },
  },
  problems: {
    webhook_url_refused:
      'Cette adresse ne convient pas\u00a0: il faut une adresse https publique, sans port ni mot de passe.',
    webhook_not_found: 'Ce webhook n’existe plus.',
    webhook_delivery_not_found: 'Ce message n’est plus dans le journal.',
    webhook_paused: 'Ce webhook est en pause\u00a0: reprenez d’abord les envois.',
    webhooks_unavailable: 'Les webhooks ne sont pas disponibles sur cette installation.',
    permission_missing: 'Seuls les propriétaires de l’organisation gèrent ses webhooks.',
    organisation_not_found: 'Cette organisation n’existe pas, ou vous n’en faites plus partie.',
    organisation_suspended:
      'Cette organisation est suspendue\u00a0: elle ne peut pas être modifiée.',
    unreachable: 'Le service ne répond pas. Réessayez dans un instant.',
    other: 'Une erreur est survenue',
  },
} as const;

export const webhooksTexts = addTexts('webhooks', webhooksFr);
export const say = textsOf(webhooksTexts);
