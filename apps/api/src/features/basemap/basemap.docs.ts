import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const basemapDocs: Docs = {
  operations: {
    getBasemap: {
      summary: 'List towns, borders and rivers of a rectangle',
      description: 'Lets a client draw a plain map when tiles cannot be loaded.',
    },
  },
  properties: {
    'Basemap.towns': 'Towns of the rectangle, largest first.',
    'Basemap|Entities.towns.name': ['Name of the town.', 'Tours'],
    'Basemap.towns.population': ['Number of inhabitants.', 137850],
    'Basemap.lines': 'Borders, rivers and shores of lakes; empty before their import.',
    'Basemap.lines.kind': 'What the line draws.',
    'Basemap.lines.path': ['Degrees.', [0.68, 47.39, 0.71, 47.4]],
  },
};
