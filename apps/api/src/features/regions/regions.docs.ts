import type { Docs } from '../../platform/openapi/operation-docs.ts';

export const regionsDocs: Docs = {
  operations: {
    getRegionBySlug: {
      summary: 'Read a region, a department or a city by its slug',
      description: 'An unknown slug gets 404 `region_not_found`.',
    },
  },
  properties: {
    'Region.name': ['Name in French.', 'Indre-et-Loire'],
    'Region.slug': ['Slug of the region.', 'indre-et-loire'],
    'Region.level': ['Administrative level.', 'FRENCH_DEPARTMENT'],
    'Region.insee': ['Code of INSEE.', '37'],
    'Region.parentSlug': ['Slug of the region above.', 'centre-val-de-loire'],
  },
};
