import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { changeFilters, type Filters, parseFilters, toSearch } from '../../lib/filters.search-params.ts';
import { useSite } from '../../lib/site.tsx';

/** The page's path once its filters changed. A place chosen by hand leaves the town's page: a page named Tours never shows Angers. */
export function filteredPath(pathname: string, params: URLSearchParams, change: Partial<Filters>): string {
  const path = change.coords ? pathname.replace(/^\/ville\/[^/]+\/?/, '/') : pathname;
  return `${path}${toSearch(changeFilters(params, change))}`;
}

/** The filters of the page, which live in its address, and ways to change them. */
export function useFilters() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const now = new Date(useSite().now);
  const hrefFor = (change: Partial<Filters>): string => filteredPath(pathname, params, change);
  const change = (next: Partial<Filters>) => navigate(hrefFor(next), { preventScrollReset: true });
  return { filters: parseFilters(params), params, now, today: parisDay(now), hrefFor, change };
}
