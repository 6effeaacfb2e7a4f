import type { textSuggestionsFr } from './text-suggestions.fr.ts';

export const textSuggestionsEn: typeof textSuggestionsFr = {
  theme: 'Theme',
  venue: 'Venue',
  organiser: 'Organiser',
};
