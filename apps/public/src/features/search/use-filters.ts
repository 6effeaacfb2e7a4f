import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { type Filters, parseFilters } from '@parages/contracts/vocabulary/search/page-filters';
import { afterPaint } from '@parages/ui/after-paint/after-paint';
import { useContext, useLayoutEffect, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { changeFilters, toSearch } from '../../lib/search/filters.search-params.ts';
import { landingOf } from '../../lib/search/landing-path.ts';
import { rememberPlace } from '../../lib/search/remembered-place.ts';
import { useSite } from '../../lib/site.tsx';

const townPrefix = /^\/ville\/[^/]+\/?/;

/** A new position leaves the town's page, so that a page named Tours never shows Angers. */
export function filteredPath(
  pathname: string,
  params: URLSearchParams,
  change: Partial<Filters>,
): string {
  const path = change.coords === undefined ? pathname : pathname.replace(townPrefix, '/');
  return `${path}${toSearch(changeFilters(params, change))}`;
}

export function townPath(
  pathname: string,
  params: URLSearchParams,
  townSlug: string,
  change: Partial<Filters> = {},
): string {
  const rest = pathname.replace(townPrefix, '/').replace(/^\/(home)?$/, '');
  return `/ville/${townSlug}${rest}${toSearch(changeFilters(params, { ...change, coords: null }))}`;
}

// The last requested change, and the page that requested it. The router creates a new location
// object for every page it shows, also on return to an earlier history entry. The request is void
// once `page` is not the location shown, unless its navigation has not started yet (`isWaiting`).
type Asked = {
  page: Location;
  href: string;
  isWaiting: boolean;
  /** Key of the history entry that the change led to, once its navigation has ended. */
  landedKey?: string | undefined;
};
const store = createStore<{ asked: Asked | null; shown: Location | null }>(() => ({
  asked: null,
  shown: null,
}));
const ask = (asked: Asked): void => store.setState({ asked });

/** Applies a requested change at once, because the router announces the navigation later. */
export const useWantedFilters = () => useFiltersAfter(useStore(store, ({ asked }) => asked));

/**
 * `filters` are those of the results shown; `wanted` includes the pending change. The next change
 * starts from `wanted`, so that a second quick tap adds to the first.
 */
export const useFilters = () => useFiltersAfter(null);

type Coming = { pathname: string; search: string };

/** The address that a pending change leads to. */
function comingOf(
  page: Location,
  latest: Asked | null,
  current: Location | undefined,
): Coming | undefined {
  // The visitor may go back before React has rendered the page that the change led to: the location
  // is then the same object as before, and only the router's state shows that the visitor left.
  const isLeft = latest?.landedKey !== undefined && latest.landedKey !== current?.key;
  return latest && !isLeft && (latest.isWaiting || latest.page === page)
    ? new URL(latest.href, 'http://page')
    : undefined;
}

function useFiltersAfter(latest: Asked | null) {
  const page = useLocation();
  const { pathname, search } = page;
  useLayoutEffect(() => {
    store.setState({ shown: page });
  }, [page]);
  const router = useContext(DataRouterContext)?.router;
  const { location: announced } = useNavigation();
  const navigate = useNavigate();
  const { now: moment } = useSite();
  const { now, today } = useMemo(() => {
    const now = new Date(moment);
    return { now, today: parisDay(now) };
  }, [moment]);
  const params = new URLSearchParams(search);
  // The path of a landing page contains its days: a change of filters leads to the list that the
  // landing page belongs to.
  const landing = landingOf(pathname, now);
  const days = landing && { dates: landing.dates };
  const listPath = landing?.listPath ?? pathname;
  const after = (latest: Asked | null) => {
    const coming = comingOf(page, latest, router?.state.location) ?? announced;
    // Whether the pending navigation changes the filters of this page: it leads to the same list,
    // or, after a change of place, to that list without its town.
    const isUnderWay =
      coming?.pathname === listPath || coming?.pathname === listPath.replace(townPrefix, '/');
    return isUnderWay
      ? { path: coming.pathname, params: new URLSearchParams(coming.search), days: undefined }
      : { path: listPath, params, days };
  };
  const next = after(latest);
  const hrefFor = (change: Partial<Filters>, from = next): string =>
    filteredPath(from.path, from.params, { ...from.days, ...change });
  return {
    filters: { ...parseFilters(params), ...days },
    wanted: { ...parseFilters(next.params), ...next.days },
    params,
    now,
    today,
    hrefFor: (change: Partial<Filters>): string => hrefFor(change),
    hrefForTown: (townSlug: string, change: Partial<Filters> = {}): string =>
      Object.keys(change).length === 0
        ? townPath(pathname, next.params, townSlug)
        : townPath(next.path, next.params, townSlug, { ...next.days, ...change }),
    /** Shows the filters that a followed link sets, before the navigation starts. */
    announce: (filters: Partial<Filters>): void =>
      ask({ page, href: hrefFor(filters), isWaiting: false }),
    /** Shows a change at once, and navigates after the paint. Remembers a place that it sets. */
    change: (filters: Partial<Filters>): void => {
      // The last change may be newer than this render: a chip calls this after its paint.
      const href = hrefFor(filters, after(store.getState().asked));
      const next: Asked = { page, href, isWaiting: true };
      ask(next);
      afterPaint(() => {
        // Another change, which includes this one, may have been requested meanwhile; or the
        // visitor has left the page.
        const { asked, shown } = store.getState();
        if (asked !== next) return;
        next.isWaiting = false;
        if (shown?.pathname !== page.pathname) return;
        if (filters.coords) rememberPlace(filters.coords);
        next.page = shown;
        void Promise.resolve(navigate(next.href, { preventScrollReset: true })).then(() => {
          next.landedKey = router?.state.location.key;
        });
      });
    },
  };
}
