/** Words of the pages of organisers and of venues. */
export const hostsFr = {
  count_one: '{{count}} événement',
  count_other: '{{count}} événements',
  count_many: '{{count}} événements',
  empty: 'Rien à venir pour l’instant',
  around: 'Voir ce qui se passe autour',
  previous: 'Précédents',
  next: 'Suivants',
  follow_venue: 'Suivre ce lieu',
  follow_organiser: 'Suivre cet organisateur',
  followed_venue: 'Lieu suivi',
  followed_organiser: 'Organisateur suivi',
  newsOn: 'Les nouveautés t’arrivent par e-mail, le mardi.',
  newsOff: 'Pour recevoir les nouveautés par e-mail, active-les dans ton profil',
} as const;
