/** What visitors will see of an event that is being written. */
export const previewFr = {
  title: 'Aperçu',
  open: 'Aperçu',
  close: 'Fermer',
  choose: 'Montrer',
  card: 'La carte',
  page: 'La page',
  cardHint: 'Dans les listes et sur l’accueil, telle que vous l’écrivez.',
  cardAlt: 'Carte de l’événement\u00a0: {{facts}}',
  pageHint: 'Telle que la verront les visiteurs, d’après le dernier enregistrement.',
  pageTitle: 'Aperçu de la page de l’événement',
  loading: 'La page se dessine…',
  failed: 'L’aperçu de la page n’a pas pu être dessiné.',
  retry: 'Réessayer',
  untitled: 'Titre de l’événement',
  permanent: 'Toute l’année',
} as const;
