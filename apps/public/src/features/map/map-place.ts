import type { Filters } from '../../lib/search/filters.search-params.ts';
import type { MapSearch } from './map-area.ts';

/** The search that a page's map shows; the route of the page builds it. */
export type MapPlace = MapSearch & {
  placeName: string | null;
  /** Address of the page with some filters changed, the others kept (`useFilters().hrefFor`). */
  hrefFor: (change: Partial<Filters>) => string;
};

/** URL fragment that opens the full-screen map of a phone: going back closes it. */
export const mapFragment = '#carte';
