import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const addressesDocs: Docs = {
  operations: {
    searchAddressPosition: {
      summary: 'Find the position of an address',
      description:
        'Asks the geocoder of the State, for the form of an event. An empty list means that it knows no such address; 503 `geocoder_away` that it does not answer.',
    },
  },
  properties: {
    'Address.label': ['The address in one line.', '12 Rue Nationale 37000 Tours'],
    'Address.score': ['Confidence.', 0.92],
  },
};
