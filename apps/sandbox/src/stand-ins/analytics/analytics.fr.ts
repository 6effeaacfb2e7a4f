export const words = {
  title: 'Événements de mesure d’audience',
  intro: 'Ce que le site a compté, le plus récent d’abord.',
  empty: 'Rien n’a été compté.',
  time: 'Reçu',
  event: 'Événement',
  person: 'Personne',
  properties: 'Propriétés',
};
