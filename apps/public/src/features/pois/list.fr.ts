/** Words of whole lists, apart from those of cards, which the event page loads too. */
export const listFr = {
  agenda: 'À l’agenda',
  lastDays: 'Derniers jours',
  ongoing: 'En ce moment',
  results: 'Résultats',
  further: 'Un peu plus loin',
  furtherNotice: 'Peu de sorties à moins de {{radius}}',
  furtherHint: 'En voici d’autres, les plus proches au-delà.',
  more: 'Voir plus',
  noMore: 'La liste s’arrête ici\u00a0: resserre ta recherche, par date ou par distance.',
  sort: 'Trier par',
  sorts: { date: 'Date', distance: 'Distance', newest: 'Nouveautés' },
  unknown_one: '{{option}} : {{count}} événement ne le précise pas.',
  unknown_other: '{{option}} : {{count}} événements ne le précisent pas.',
  unknown_many: '{{option}} : {{count}} événements ne le précisent pas.',
  share: 'Partager cette liste',
  notShared: 'Une erreur est survenue',
} as const;
