export const venueFr = {
  kicker: 'Lieu',
  title: '{{name}}, {{locality}}\u00a0: les événements à venir',
  description:
    '{{name}}, {{atTown}}\u00a0: les événements à venir, avec dates, horaires et tarifs.',
  directions: 'Y aller',
  directionsTo: 'Y aller\u00a0: itinéraire vers {{name}}',
  upcoming: 'À venir ici',
  emptyText: 'Aucun événement n’est annoncé ici en ce moment.',
} as const;
