import { formatRememberedPlace } from '@parages/contracts/vocabulary/search/remembered-place';
import { filterNames } from './filter-names.ts';
import { changeFilters, toSearch } from './filters.search-params.ts';
import type { SearchPlace } from './search-place.ts';

/**
 * The query string of the feeds of a page: its filters and its order. A feed does not know where its
 * reader is: it gets the place of the device or of the IP address, rounded to 0.01 degree.
 */
export function feedSearch(params: URLSearchParams, place?: SearchPlace): string {
  const kept = new URLSearchParams();
  for (const name of [...filterNames, 'sort'])
    for (const value of params.getAll(name)) kept.append(name, value);
  if (place?.kind === 'device' || place?.kind === 'ip')
    kept.set('coords', formatRememberedPlace(place.position));
  return toSearch(changeFilters(kept, {}));
}
