export const textSuggestionsFr = {
  theme: 'Thématique',
  venue: 'Lieu',
  organiser: 'Organisateur',
};
