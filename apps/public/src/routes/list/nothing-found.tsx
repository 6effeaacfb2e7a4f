import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { useParams } from 'react-router';
import { NoResult } from '../../features/search/no-result.tsx';
import { useFilters } from '../../features/search/use-filters.ts';
import { changeFilters, nextRadiusStep, toSearch } from '../../lib/search/filters.search-params.ts';
import { searchPath } from '../../lib/search/place-pages.ts';
import { usePlace } from '../search/use-place.ts';

export function NothingFound({ theme }: { theme?: Theme | undefined }) {
  const { townSlug } = useParams();
  const { filters, params, hrefFor } = useFilters();
  const { kind } = usePlace().place;
  const { q, dates, options, distanceKm } = filters;
  const hasText = q !== '';
  const canClear = options.length > 0 || (dates !== null && !hasText);
  const within = kind === 'area' ? kind : kind === 'nowhere' ? 'country' : distanceKm;
  const wider = within === distanceKm ? nextRadiusStep(distanceKm) : undefined;
  const everyThemeHref = searchPath(townSlug) + toSearch(changeFilters(params, {}));
  return (
    <NoResult
      search={hasText ? { q, within } : undefined}
      wider={wider === undefined ? undefined : { km: wider, href: hrefFor({ distanceKm: wider }) }}
      anyDateHref={dates ? hrefFor({ dates: null }) : undefined}
      clearHref={canClear ? hrefFor({ options: [], dates: null }) : undefined}
      everyThemeHref={hasText && theme ? everyThemeHref : undefined}
      clearTextHref={hasText ? hrefFor({ q: '' }) : undefined}
    />
  );
}
