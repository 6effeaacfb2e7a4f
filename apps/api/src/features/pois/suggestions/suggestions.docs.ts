import type { Docs } from '../../../platform/openapi/operation-docs.ts';

export const suggestionsDocs: Docs = {
  operations: {
    listSuggestions: {
      summary: 'Suggest venues and organisers while a visitor types',
      description:
        'At most three venues and three organisers with events to come, whose name has words that begin with those of `q` or resemble them. With `lon` and `lat` the nearest come first. `getPoisByAddressDistance` with the same `q` suggests events.',
    },
  },
  properties: {
    'Suggestions.venues': 'Venues; `getVenue` reads one by its slug.',
    'Suggestions.organisers': 'Approved organisations; `getOrganiser` reads one by its slug.',
    'SuggestedHost.slug': ['Slug of its page.', 'guinguette-de-tours-37000'],
    'SuggestedHost.name': ['Name of the venue or of the organiser.', 'Guinguette de Tours'],
    'SuggestedHost.locality': ['Town of the venue or of the organiser.', 'Tours'],
  },
};
