import type { Filters } from '../../lib/search/filters.search-params.ts';
import type { MapSearch } from './map-area.ts';

/** The search of a page, as its map shows it; a route composes it from its address. */
export type MapPlace = MapSearch & {
  placeName: string | null;
  /** The page's address once its filters changed, every other one kept (`useFilters().hrefFor`). */
  hrefFor: (change: Partial<Filters>) => string;
};

/** Fragment of the address under which a map covers the screen of a phone: going back closes it. */
export const mapFragment = '#carte';
