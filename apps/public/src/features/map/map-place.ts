import type { Filters } from '@parages/contracts/vocabulary/search/page-filters';
import type { MapSearch } from './map-area.ts';

export type MapPlace = MapSearch & {
  placeName: string | null;
  /**
   * Address of the list with the filters of `change` replaced and the others kept; without the
   * town when `change` has `coords`; that of the search page when a page has no list and `change` has
   * `bbox`.
   */
  hrefFor: (change: Partial<Filters>) => string;
};

/** A URL fragment, so that going back closes the full-screen map of a phone. */
export const mapFragment = '#carte';
