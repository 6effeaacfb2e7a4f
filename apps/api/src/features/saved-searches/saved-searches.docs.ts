import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const savedSearchesDocs: Docs = {
  operations: {
    listSavedSearches: {
      summary: 'List the saved searches of the account',
      description: 'Last saved first.',
    },
    saveSearch: {
      summary: 'Save a search',
      description:
        'Takes the filters of `GET /pois` with a position. 409 `quota_reached` names the largest number.',
      body: {
        name: 'Concerts',
        place: 'Tours',
        filters: { lon: 0.6848, lat: 47.3936, distanceKm: 30, theme: 'concerts' },
      },
    },
    updateSavedSearch: {
      summary: 'Rename a saved search, or switch its mail on or off',
      description: 'An absent property keeps its value.',
      body: { hasMail: true },
    },
    deleteSavedSearch: {
      summary: 'Delete a saved search',
      description: 'Deleting it again changes nothing. The answer is the list of those left.',
    },
  },
  parameters: { searchId: 'Id of the saved search.' },
  properties: {
    'SavedSearch.name': ['Name that the account chose.', 'Concerts'],
    'SavedSearch.place': ['Name of the place; null without one.', 'Tours'],
    'SavedSearch.filters': [
      'Filters.',
      { lon: 0.68, lat: 47.39, distanceKm: 30, theme: 'concerts' },
    ],
    'UserExport|updateSavedSearch.hasMail':
      'True when new events of the search come by mail every Wednesday.',
    'saveSearch.name': ['Name of the search.', 'Concerts'],
    'updateSavedSearch.name': ['Name of the search.', 'Concerts'],
    'saveSearch.place': ['Place.', 'Tours'],
    'saveSearch.filters.theme': 'Slug of a theme; absent for all themes.',
    'saveSearch.filters.q': ['Words to find.', 'bal folk'],
  },
};
