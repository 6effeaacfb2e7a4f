import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const venuesDocs: Docs = {
  operations: {
    getVenue: {
      summary: 'Read a venue and its events',
      description:
        'A venue is the name, town and postcode that visible events share; without any of them it gets 404 `venue_not_found`. Events to come come first.',
    },
  },
  properties: {
    'Venue.name': ['Name of the venue.', 'Guinguette de Tours'],
    'Venue.slug': ['Slug of its page.', 'guinguette-de-tours-37000'],
  },
};
