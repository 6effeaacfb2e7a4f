import { limits } from '@parages/contracts/vocabulary/limits';
import { useDeferredValue, useMemo } from 'react';
import { useParams } from 'react-router';
import { usePosition } from '../../features/position/use-position.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import { type SearchQuery, toSearchQuery } from '../../lib/search/search-query.ts';

const nowhere: SearchPlace = { kind: 'default', name: 'Paris', position: limits.defaultPosition };

/** Where a page without any position looks: the default point, under which the visitor is asked for a town. */
export const orNowhere = (found: SearchPlace | 'loading' | undefined): SearchPlace =>
  found === undefined || found === 'loading' ? nowhere : found;

/** Where the page of results looks from, and what it asks the API. */
export function usePlace(): { place: SearchPlace; query: SearchQuery } {
  const { townSlug } = useParams();
  const { filters } = useFilters();
  // Another position asks for other results: what is shown stays until they are there.
  const place = useDeferredValue(orNowhere(usePosition({ townSlug, coords: filters.coords })));
  // The same question is the same object: a row that asks nothing new is not drawn again.
  const asked = JSON.stringify(toSearchQuery(place.position, filters));
  const query: SearchQuery = useMemo(() => JSON.parse(asked), [asked]);
  return { place, query };
}
