import { NoResult } from '../../features/pois/no-result.tsx';
import { useFilters } from '../../features/search/use-filters.ts';
import { nextRadiusStep } from '../../lib/search/filters.search-params.ts';

export function NothingFound() {
  const { filters, hrefFor } = useFilters();
  const wider = nextRadiusStep(filters.distanceKm);
  return (
    <NoResult
      wider={wider === undefined ? undefined : { km: wider, href: hrefFor({ distanceKm: wider }) }}
      anyDateHref={filters.dates ? hrefFor({ dates: null }) : undefined}
      clearHref={
        filters.options.length > 0 || filters.dates
          ? hrefFor({ options: [], dates: null })
          : undefined
      }
    />
  );
}
