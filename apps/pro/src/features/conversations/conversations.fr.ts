import { addTexts } from '../../lib/texts.ts';

export const conversationsFr = {
  page: 'Messages',
  loading: 'Chargement de la conversation…',
  failed: 'La conversation n’a pas pu être lue.',
  retry: 'Réessayer',
  missing: 'Cette conversation n’est pas accessible',
  missingText: 'Ce dont elle parle n’existe plus, ou vous n’y avez pas accès.',
  home: 'Revenir à l’accueil',
  title: {
    organisation: 'Messages avec l’équipe',
    team: 'Messages avec {{organisation}}',
  },
  about: {
    event: 'Au sujet de l’événement «\u00a0{{title}}\u00a0»',
    organisation: 'Au sujet de l’organisation «\u00a0{{title}}\u00a0»',
  },
  openEvent: 'Voir l’événement',
  openOrganisation: 'Voir l’organisation',
  untitled: 'sans titre',
  list: 'Messages',
  earlier: 'Voir les messages précédents',
  empty: {
    organisation: 'Aucun message pour l’instant',
    team: 'Aucun message pour l’instant',
  },
  emptyText: {
    organisation:
      'Une question, une précision, un désaccord\u00a0? Écrivez à notre équipe\u00a0: elle vous répond ici, et vous prévient par e-mail.',
    team: 'Écrivez à l’organisation\u00a0: ses responsables reçoivent votre message par e-mail et répondent ici.',
  },
  you: 'Vous',
  team: 'L’équipe',
  member: 'Un membre',
  erased: 'Ce message a été effacé avec le compte de son auteur.',
  readOnly: {
    organisation:
      'Vous lisez cette conversation\u00a0: les propriétaires et les éditeurs de l’organisation y répondent.',
    team: 'Vous faites partie de cette organisation\u00a0: un autre modérateur lui répond.',
  },
  write: 'Votre message',
  hint: {
    organisation: 'L’équipe le reçoit aussi par e-mail. Sa réponse arrive ici et dans votre boîte.',
    team: 'Ses propriétaires et ses éditeurs le reçoivent aussi par e-mail.',
  },
  asks: 'Pièces demandées',
  ask: 'Demander des pièces',
  askHint: 'L’organisation voit qu’une pièce est attendue, jusqu’à sa réponse.',
  asked: 'L’équipe attend vos pièces',
  askedText: 'Joignez-les à votre réponse, ci-dessous.',
  files: {
    label: 'Joindre des fichiers à votre message',
    add: 'Joindre un fichier',
    formats: {
      organisation:
        'PDF, JPEG, PNG ou WebP\u00a0: {{most}} fichiers de {{size}} au plus. Seuls l’équipe et les membres de votre organisation peuvent les lire\u00a0; ils s’effacent au bout d’un an.',
      team: 'PDF, JPEG, PNG ou WebP\u00a0: {{most}} fichiers de {{size}} au plus. Seuls l’équipe et les membres de l’organisation peuvent les lire\u00a0; ils s’effacent au bout d’un an.',
    },
    chosen: 'Fichiers joints à votre message',
    list: 'Pièces jointes',
    remove: 'Retirer {{name}}',
    removeShort: 'Retirer',
    save: 'Télécharger {{name}}',
    saveShort: 'Télécharger',
    notSaved: 'Le fichier n’a pas pu être téléchargé\u00a0: réessayez dans un instant.',
    gone: 'effacé au bout d’un an',
    waiting_one: 'Un fichier est en cours d’envoi',
    waiting_other: '{{count}} fichiers sont en cours d’envoi',
    waiting_many: '{{count}} fichiers sont en cours d’envoi',
    held: 'Un fichier est encore en cours d’envoi. Attendez qu’il soit joint, puis réessayez.',
    sending: 'Les fichiers choisis pendant l’envoi du message n’ont pas été joints.',
    large: '{{name}} dépasse {{size}}.',
    full: 'Un message a {{most}} fichiers au plus\u00a0: les autres n’ont pas été joints.',
    failed: '{{name}}\u00a0: {{why}}',
    problems: {
      attachment_unreadable: 'ce fichier n’est ni un PDF, ni une image JPEG, PNG ou WebP.',
      picture_too_small: 'cette image a moins de 400\u00a0pixels de large.',
      picture_too_large:
        'cette image est trop grande\u00a0: enregistrez-la plus petite, ou en PDF.',
      payload_too_large: 'ce fichier est trop lourd.',
      pictures_busy: 'le service est occupé, réessayez dans un instant.',
      permission_missing: 'vous ne pouvez plus écrire ici, votre rôle a changé.',
      other: 'l’envoi a échoué, réessayez.',
    },
  },
  send: 'Envoyer',
  sent: 'Message envoyé',
  required: 'Écrivez votre message',
  restored: 'Nous avons retrouvé le message que vous aviez commencé.',
  done: 'Marquer comme traité',
  marked: 'Conversation marquée comme traitée',
  notSent: 'Le message n’est pas parti',
  problems: {
    conversation_stale:
      'Un autre modérateur vient de répondre, ou l’événement a changé d’organisation. Relisez la conversation\u00a0: votre texte est toujours là.',
    message_id_taken:
      'Une première version de ce message est déjà partie. Relisez la conversation avant d’envoyer celle-ci.',
    permission_missing: 'Vous ne pouvez plus écrire ici\u00a0: votre rôle a changé.',
    poi_own: 'Vous faites partie de cette organisation\u00a0: un autre modérateur lui répond.',
    organisation_own:
      'Vous faites partie de cette organisation\u00a0: un autre modérateur lui répond.',
    attachment_not_found:
      'Un fichier joint s’est effacé entre-temps\u00a0: joignez-le de nouveau. Votre texte est toujours là.',
    other:
      'Le service n’a pas répondu. Votre texte est toujours là\u00a0: réessayez, il ne partira qu’une fois.',
  },
  waiting: {
    title: 'Messages',
    intro: 'Les organisations qui attendent une réponse, la plus ancienne d’abord.',
    filter: 'Sujet',
    event: 'Événements',
    organisation: 'Organisations',
    loading: 'Chargement des messages…',
    failed: 'Les messages n’ont pas pu être lus.',
    empty: 'Aucun message n’attend de réponse',
    emptyText: 'Les prochains apparaîtront ici et sur votre accueil.',
    list: 'Conversations en attente',
    more: 'Voir la suite',
    own: 'Votre organisation',
    count_one: '{{count}} message',
    count_other: '{{count}} messages',
    count_many: '{{count}} messages',
    since: 'depuis {{age}}',
    onOrganisation: 'au sujet de l’organisation',
  },
} as const;

export const conversationsTexts = addTexts('conversations', conversationsFr);
