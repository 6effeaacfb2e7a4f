import { addTexts } from '../../lib/texts.ts';

/** Texts of what an organiser does with several events at once. */
export const poiActsFr = {
  title: {
    submission_one: 'Demander la publication de {{count}} événement\u00a0?',
    submission_other: 'Demander la publication de {{count}} événements\u00a0?',
    submission_many: 'Demander la publication de {{count}} événements\u00a0?',
    withdrawal_one: 'Retirer la demande de {{count}} événement\u00a0?',
    withdrawal_other: 'Retirer la demande de {{count}} événements\u00a0?',
    withdrawal_many: 'Retirer la demande de {{count}} événements\u00a0?',
    archival_one: 'Archiver {{count}} événement\u00a0?',
    archival_other: 'Archiver {{count}} événements\u00a0?',
    archival_many: 'Archiver {{count}} événements\u00a0?',
    deletion_one: 'Supprimer {{count}} événement\u00a0?',
    deletion_other: 'Supprimer {{count}} événements\u00a0?',
    deletion_many: 'Supprimer {{count}} événements\u00a0?',
  },
  text: {
    submission:
      'Ceux qui sont complets partent en vérification\u00a0; les autres restent des brouillons, et vous saurez ce qu’il leur manque.',
    withdrawal:
      'Ils redeviennent des brouillons et quittent la file des modérateurs. Vous pourrez les envoyer de nouveau quand vous le souhaitez.',
    archival:
      'Leurs pages disparaîtront de {{product}}, et personne ne pourra plus les modifier. C’est définitif.',
    deletion:
      'Leurs dates, leurs tarifs, leurs images et vos échanges avec l’équipe à leur sujet sont supprimés avec eux. C’est définitif.',
  },
  unconcerned_one: '{{count}} autre événement sélectionné n’est pas concerné.',
  unconcerned_other: '{{count}} autres événements sélectionnés ne sont pas concernés.',
  unconcerned_many: '{{count}} autres événements sélectionnés ne sont pas concernés.',
  autopublish: 'Mettre en ligne dès que l’événement est accepté',
  autopublishHint: 'Sinon, vous choisirez le moment de la mise en ligne.',
  confirmation: 'Pour confirmer, tapez le nombre d’événements\u00a0: {{count}}',
  wrong: 'Ce n’est pas le nombre d’événements',
  confirm: {
    submission: 'Demander la publication',
    withdrawal: 'Retirer les demandes',
    archival: 'Archiver',
    deletion: 'Supprimer',
  },
  cancel: 'Annuler',
  close: 'Fermer',
  done: {
    submission_one: '{{count}} événement est en vérification.',
    submission_other: '{{count}} événements sont en vérification.',
    submission_many: '{{count}} événements sont en vérification.',
    withdrawal_one: '{{count}} événement est de nouveau un brouillon.',
    withdrawal_other: '{{count}} événements sont de nouveau des brouillons.',
    withdrawal_many: '{{count}} événements sont de nouveau des brouillons.',
    archival_one: '{{count}} événement est archivé.',
    archival_other: '{{count}} événements sont archivés.',
    archival_many: '{{count}} événements sont archivés.',
    deletion_one: '{{count}} événement est supprimé.',
    deletion_other: '{{count}} événements sont supprimés.',
    deletion_many: '{{count}} événements sont supprimés.',
  },
  left_one: '{{count}} événement n’a pas été traité',
  left_other: '{{count}} événements n’ont pas été traités',
  left_many: '{{count}} événements n’ont pas été traités',
  faults: {
    poi_not_found: 'il n’existe plus.',
    permission_missing: 'votre rôle ne permet pas de le modifier.',
    organisation_suspended: 'son organisation est suspendue.',
    organisation_not_approved: 'son organisation doit d’abord être validée.',
    poi_version_stale: 'il vient de changer\u00a0: relisez-le, puis recommencez.',
    poi_transition_forbidden: 'son état actuel ne le permet pas.',
    poi_incomplete: 'il reste à compléter\u00a0: {{tabs}}.',
  },
  failed: 'L’action n’a pas abouti. Rechargez la liste avant de recommencer.',
  unreachable:
    'Le service ne répond pas\u00a0: rien n’est perdu. Vérifiez votre connexion, puis recommencez.',
} as const;

export const poiActsTexts = addTexts('poiActs', poiActsFr);
