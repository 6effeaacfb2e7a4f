/** Texts of the logo of an organisation. */
export const logoFr = {
  title: 'Logo',
  none: 'Aucun logo pour l’instant.',
  file: 'Fichier du logo',
  add: 'Ajouter un logo',
  replace: 'Remplacer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer le logo\u00a0?',
  removeText: 'Votre fiche n’aura plus de logo.',
  removeReviewed: 'Il reste en ligne jusqu’à ce que notre équipe accepte la modification.',
  cancel: 'Annuler',
  close: 'Fermer',
  hint: 'JPEG, PNG ou WebP, 160\u00a0px de large au moins, 10\u00a0Mo au plus. Il est montré près de votre nom.',
  hintReviewed:
    'JPEG, PNG ou WebP, 160\u00a0px de large au moins, 10\u00a0Mo au plus. Notre équipe le relit avant qu’il ne change en ligne.',
  waiting: 'Cette modification attend d’être validée.',
  saved: 'Logo mis à jour',
  sent: 'Modification du logo envoyée\u00a0: elle est en attente de validation',
  faults: {
    picture_unreadable: 'Ce fichier n’est pas une image JPEG, PNG ou WebP lisible.',
    picture_too_small: 'Cette image est trop petite\u00a0: il faut 160\u00a0px de large au moins.',
    picture_too_large:
      'Cette image est trop lourde\u00a0: 10\u00a0Mo et 40\u00a0millions de pixels au plus.',
    pictures_busy: 'Beaucoup d’images arrivent en ce moment. Réessayez dans quelques secondes.',
    organisation_version_stale:
      'Quelqu’un d’autre vient de modifier cette organisation\u00a0: vérifiez la fiche, puis recommencez.',
    organisation_suspended:
      'Cette organisation est suspendue\u00a0: elle ne peut pas être modifiée.',
    permission_missing: 'Seuls les propriétaires de l’organisation peuvent faire cela.',
    other: 'Le logo n’a pas pu être enregistré. Réessayez dans un instant.',
  },
} as const;
