import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { changeFilters, type Filters, parseFilters, toSearch } from '../../lib/filters.search-params.ts';
import { landingOf } from '../../lib/landing-path.ts';
import { useSite } from '../../lib/site.tsx';

const townPrefix = /^\/ville\/[^/]+\/?/;

/** The page's path once its filters changed. A position set by hand, or given back to the device, leaves the town's page: a page named Tours never shows Angers. */
export function filteredPath(pathname: string, params: URLSearchParams, change: Partial<Filters>): string {
  const path = change.coords === undefined ? pathname : pathname.replace(townPrefix, '/');
  return `${path}${toSearch(changeFilters(params, change))}`;
}

/** The same page of a town, with the same filters: the town stands for the coordinates. */
export function townPath(pathname: string, params: URLSearchParams, townSlug: string): string {
  const rest = pathname.replace(townPrefix, '/').replace(/^\/(home)?$/, '');
  return `/ville/${townSlug}${rest}${toSearch(changeFilters(params, { coords: null }))}`;
}

/** The filters of the page, which live in its address, and ways to change them. */
export function useFilters() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const now = new Date(useSite().now);
  // The address of a landing page names its days; whatever is changed there goes on in the list it is a part of.
  const landing = landingOf(pathname, now);
  const days = landing && { dates: landing.dates };
  const hrefFor = (change: Partial<Filters>): string => filteredPath(landing?.listPath ?? pathname, params, { ...days, ...change });
  const hrefForTown = (townSlug: string): string => townPath(pathname, params, townSlug);
  const change = (next: Partial<Filters>) => navigate(hrefFor(next), { preventScrollReset: true });
  return { filters: { ...parseFilters(params), ...days }, params, now, today: parisDay(now), hrefFor, hrefForTown, change };
}
