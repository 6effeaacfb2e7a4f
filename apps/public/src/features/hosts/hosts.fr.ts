/** Words of the pages of organisers and of venues. */
export const hostsFr = {
  count_one: '{{count}} événement',
  count_other: '{{count}} événements',
  count_many: '{{count}} événements',
  empty: 'Rien à venir pour l’instant',
  around: 'Voir ce qui se passe autour',
  previous: 'Précédents',
  next: 'Suivants',
} as const;
