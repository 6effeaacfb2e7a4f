import { formatBox, parseBox } from '@parages/contracts/vocabulary/search/bbox';
import { useDeferredValue, useMemo } from 'react';
import { useParams } from 'react-router';
import { usePosition } from '../../features/position/use-position.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import { areaPlace, type SearchPlace } from '../../lib/search/search-place.ts';
import { type SearchQuery, toSearchQuery } from '../../lib/search/search-query.ts';

const nowhere: SearchPlace = { kind: 'nowhere', name: null, position: null };

export const orNowhere = (found: SearchPlace | 'loading' | undefined): SearchPlace =>
  found === undefined || found === 'loading' ? nowhere : found;

export function usePlace(): { place: SearchPlace; query: SearchQuery } {
  const { townSlug } = useParams();
  const { filters } = useFilters();
  // A new position needs new results: the previous ones stay visible until they arrive.
  const found = orNowhere(usePosition({ townSlug, coords: filters.coords }, !filters.bbox));
  // Equal rectangles keep the same object, so that the deferred value settles.
  const written = filters.bbox && formatBox(filters.bbox);
  const area = useMemo(() => {
    const box = parseBox(written ?? '');
    return box && areaPlace(box);
  }, [written]);
  const place = useDeferredValue(area ?? found);
  // Equal queries keep the same object, so that memoised rows do not re-render.
  const asked = JSON.stringify(toSearchQuery(place, filters));
  const query: SearchQuery = useMemo(() => JSON.parse(asked), [asked]);
  return { place, query };
}
