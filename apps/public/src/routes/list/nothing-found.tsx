import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NoResult } from '../../features/search/no-result.tsx';
import { noTraits } from '../../features/search/traits/use-trait-words.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import { changeFilters, nextRadiusStep, toSearch } from '../../lib/search/filters.search-params.ts';
import { searchPath } from '../../lib/search/place-pages.ts';
import { type CountedQuery, counts } from '../../lib/search/search-counts.queries.ts';
import { isPlaced } from '../../lib/search/search-query.ts';
import { usePlace } from '../search/use-place.ts';

type Wider = { km: number; total: number | undefined };

// The next step, with an unknown number of events, while the first radius with any is unknown.
function useWider(query: CountedQuery | undefined, distanceKm: number): Wider | undefined {
  const placed = query !== undefined && isPlaced(query) ? query : undefined;
  const { data } = useQuery({
    ...counts.firstRadius(placed ?? { lon: 0, lat: 0, distanceKm }),
    enabled: placed !== undefined,
  });
  const next = nextRadiusStep(distanceKm);
  if (data === undefined) return next === undefined ? undefined : { km: next, total: undefined };
  return data.distanceKm === null ? undefined : { km: data.distanceKm, total: data.total };
}

export type NothingFoundProps = {
  /** The search that has no event; absent when larger radii cannot be counted. */
  query?: CountedQuery;
};

export function NothingFound({ query }: NothingFoundProps) {
  const { townSlug } = useParams();
  const { filters, params, hrefFor } = useFilters();
  const { kind } = usePlace().place;
  const { q, dates, options, distanceKm, maxPrice, age, partOfDay } = filters;
  const hasText = q !== '';
  const hasTrait = maxPrice !== null || age !== null || partOfDay !== null;
  const canClear = options.length > 0 || hasTrait || (dates !== null && !hasText);
  const within = kind === 'area' ? kind : kind === 'nowhere' ? 'country' : distanceKm;
  const larger = useWider(query, distanceKm);
  const wider = within === distanceKm ? larger : undefined;
  const everyThemeHref = searchPath(townSlug) + toSearch(changeFilters(params, {}));
  return (
    <NoResult
      search={hasText ? { q, within } : undefined}
      wider={wider && { ...wider, href: hrefFor({ distanceKm: wider.km }) }}
      anyDateHref={dates ? hrefFor({ dates: null }) : undefined}
      clearHref={canClear ? hrefFor({ options: [], dates: null, ...noTraits }) : undefined}
      everyThemeHref={hasText && query?.theme ? everyThemeHref : undefined}
      clearTextHref={hasText ? hrefFor({ q: '' }) : undefined}
    />
  );
}
