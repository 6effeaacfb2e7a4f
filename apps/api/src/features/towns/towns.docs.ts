import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const townsDocs: Docs = {
  operations: {
    getTownPosition: {
      summary: 'Read a town and its neighbours by its slug',
      description:
        'The centre around which the page of the town searches. An unknown slug gets 404 `town_not_found`.',
    },
  },
  properties: {
    'TownPosition.name': ['Name of the commune.', 'Tours'],
    'TownPosition.label': ['Name to show.', 'Tours'],
    'TownPosition.neighbours.slug': ['Slug of the commune.', 'saint-cyr-sur-loire'],
    'TownPosition.neighbours.label': ['Name to show.', 'Saint-Cyr-sur-Loire'],
    'TownPosition.slug': ['Slug of the town.', 'tours'],
  },
};
