import type { Docs } from '../../../platform/openapi/operation-docs.ts';

export const placesDocs: Docs = {
  operations: {
    searchLocalityByName: {
      summary: 'Find towns, districts, departments, regions, addresses and stations by text',
      description:
        'For a field that completes what a visitor types; eight places at most, best match first. An entry with `disabled` has no position and cannot be searched around.',
    },
    getLocalityByCoordinates: {
      summary: 'Find the commune at a position',
      description: 'The answer is null when no commune of the covered area is near the position.',
    },
  },
  properties: {
    'Locality.name': ['Name of the commune.', 'Tours'],
    'Place.name': ['Name of the place.', 'Tours'],
    'Place.matchedName.name': ['The name by which it was found.', 'Saint-Symphorien'],
    'Place.matchedName.kind': 'A former name, or a district of the town.',
    'GuessedPosition|Locality|Place.fullName': [
      'Name with its department.',
      'Tours (37), Indre-et-Loire',
    ],
    'Place.matchedName': ['Name by which the town was found; null for its own name.', null],
  },
};
