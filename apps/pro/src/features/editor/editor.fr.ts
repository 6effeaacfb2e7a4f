import { addTexts, textsOf } from '../../lib/texts.ts';

/** Texts of the event editor. */
export const editorFr = {
  page: 'Événement',
  back: 'Tous les événements',
  loading: 'Chargement de l’événement…',
  failed: 'L’événement n’a pas pu être chargé',
  retry: 'Réessayer',
  missing: 'Cet événement n’existe pas, ou n’est pas à vous',
  missingText: 'Il a peut-être été supprimé, ou appartient à une autre organisation.',
  untitled: 'Événement sans titre',
  tabs: 'Rubriques de l’événement',
  done: 'Complet',
  errors_one: '{{count}} point à corriger',
  errors_other: '{{count}} points à corriger',
  missingPoints_one: '{{count}} information à compléter',
  missingPoints_other: '{{count}} informations à compléter',
  complete: '{{percent}}\u00a0% complet',
  readOnly: 'Vous pouvez consulter cet événement, pas le modifier.',
  steps: {
    label: 'Étapes de la création',
    summary: 'Récapitulatif',
    position: 'Étape {{number}} sur {{count}}',
    next: 'Continuer',
    previous: 'Étape précédente',
    new: 'Nouvel événement',
    intro: 'Sept petites étapes. Rien n’est en ligne avant que vous ne le demandiez.',
    organisation: 'Publié par',
    organisations: 'Mes organisations',
    noOrganisation: 'Il faut être éditeur d’une organisation pour créer un événement.',
    failed: 'Le brouillon n’a pas pu être créé. Votre saisie est gardée ici\u00a0: réessayez.',
    ready: 'Tout y est',
    readyText:
      'Relisez chaque étape, puis demandez la publication\u00a0: un modérateur vérifie chaque événement avant sa mise en ligne.',
    left: 'Encore à compléter',
    leftText: 'Vous pouvez revenir plus tard\u00a0: le brouillon est enregistré.',
  },
  saving: {
    idle: 'Tout est enregistré',
    dirty: 'Modifications en cours…',
    waiting: 'Corrigez ce qui est signalé pour enregistrer',
    saving: 'Enregistrement…',
    saved: 'Enregistré à {{time}}',
    failed: 'Vos modifications n’ont pas pu être enregistrées. Elles sont gardées ici.',
    conflict: 'Rien n’est enregistré\u00a0: choisissez d’abord la version à garder.',
    again: 'Enregistrer de nouveau',
    save: 'Enregistrer',
  },
  conflict: {
    title: 'Cet événement vient d’être modifié par quelqu’un d’autre',
    text: 'Rien n’est perdu\u00a0: ce que vous avez saisi dans {{tabs}} est toujours là, le reste a été mis à jour.',
    mine: 'Garder ma saisie',
    theirs: 'Reprendre leur version',
    closed: 'Cet événement ne peut plus être modifié',
    closedText:
      'Votre saisie dans {{tabs}} reste affichée mais n’est pas enregistrée\u00a0: copiez ce que vous voulez garder.',
    discard: 'Abandonner ma saisie',
  },
  leave: {
    title: 'Quitter sans enregistrer\u00a0?',
    text: 'Des modifications n’ont pas pu être enregistrées. Elles seront perdues si vous quittez cette page.',
    stay: 'Rester ici',
    go: 'Quitter quand même',
  },
  review: {
    title: 'En cours de vérification',
    text: 'Un modérateur lit cet événement\u00a0: il ne peut pas être modifié d’ici là.',
    delay: 'D’ordinaire, la réponse arrive en {{delay}}.',
  },
  refusal: {
    title: 'Cet événement n’est pas publié\u00a0: voici ce qu’il faut corriger',
    comment: 'Message du modérateur',
  },
  archived:
    'Cet événement est archivé. Sa page n’est plus en ligne, et il ne peut plus être modifié.',
  online: {
    badge: 'En ligne',
    text: 'Cet événement est en ligne. Pour le modifier, préparez une nouvelle version\u00a0: la page actuelle reste visible en attendant.',
  },
  hidden: {
    badge: 'Masqué',
    edit: 'Pour modifier cet événement, préparez une nouvelle version.',
    revision: 'Vous préparez une nouvelle version de cet événement.',
  },
  revision:
    'La page en ligne reste visible telle quelle pendant que vous préparez cette nouvelle version.',
  pendingOrganisation:
    'L’organisation «\u00a0{{organisation}}\u00a0» attend d’être validée\u00a0: préparez vos brouillons, vous pourrez les envoyer ensuite.',
  refusedOrganisation:
    'L’organisation «\u00a0{{organisation}}\u00a0» n’est pas validée\u00a0: corrigez sa déclaration, vous pourrez envoyer vos brouillons ensuite.',
  toOrganisation: 'Voir ce qu’il faut corriger',
  actions: {
    submit: 'Demander la publication',
    autopublish: 'Mettre en ligne dès que l’événement est accepté',
    autopublishHint: 'Sinon, vous choisirez le moment de la mise en ligne.',
    publish: 'Publier',
    republish: 'Publier la nouvelle version',
    revise: 'Préparer une nouvelle version',
    discard: 'Abandonner la modification',
    discardText: 'La version en préparation sera supprimée. La page en ligne ne change pas.',
    archive: 'Archiver',
    archiveTitle: 'Archiver cet événement\u00a0?',
    archiveText:
      'Sa page disparaîtra de {{product}}, et personne ne pourra plus le modifier. C’est définitif.',
    archiveConfirm: 'Pour confirmer, recopiez le titre\u00a0: {{title}}',
    archiveWrong: 'Ce n’est pas le titre de l’événement',
    duplicate: 'Dupliquer',
    view: 'Voir la page en ligne',
    more: 'Autres actions',
    liveState: 'Situation affichée',
    close: 'Fermer',
    cancel: 'Annuler',
    confirm: 'Confirmer',
    failed: 'L’action n’a pas abouti. Réessayez dans un instant.',
    stale: 'L’événement vient de changer\u00a0: relisez-le, puis recommencez.',
    forbidden: 'Cette action n’est plus possible dans l’état actuel de l’événement.',
    incomplete: 'L’événement n’est pas complet',
    unapproved: 'Votre organisation doit d’abord être validée.',
  },
} as const;

export const editorTexts = addTexts('editor', editorFr);
export const say = textsOf(editorTexts);
