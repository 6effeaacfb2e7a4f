import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
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
import {
  changeFilters,
  type Filters,
  parseFilters,
  toSearch,
} from '../../lib/search/filters.search-params.ts';
import { landingOf } from '../../lib/search/landing-path.ts';
import { useSite } from '../../lib/site.tsx';

const townPrefix = /^\/ville\/[^/]+\/?/;

/** The page's path once its filters changed. A position set by hand, or given back to the device, leaves the town's page: a page named Tours never shows Angers. */
export function filteredPath(
  pathname: string,
  params: URLSearchParams,
  change: Partial<Filters>,
): string {
  const path = change.coords === undefined ? pathname : pathname.replace(townPrefix, '/');
  return `${path}${toSearch(changeFilters(params, change))}`;
}

/** The same page of a town, with the same filters or those changed: the town stands for the coordinates. */
export function townPath(
  pathname: string,
  params: URLSearchParams,
  townSlug: string,
  change: Partial<Filters> = {},
): string {
  const rest = pathname.replace(townPrefix, '/').replace(/^\/(home)?$/, '');
  return `/ville/${townSlug}${rest}${toSearch(changeFilters(params, { ...change, coords: null }))}`;
}

// The last change asked for, and the page it was asked on. The router makes another location of every page it shows, also of one that
// comes back under its old key: once the page is another, what was asked on this one is void, unless nobody has gone there yet.
type Asked = {
  page: Location;
  href: string;
  isWaiting: boolean;
  /** The history entry that the change led to, once it is there. */
  landedKey?: string | undefined;
};
const store = createStore<{ asked: Asked | null; shown: Location | null }>(() => ({
  asked: null,
  shown: null,
}));
const ask = (asked: Asked): void => store.setState({ asked });

/** The filters as `useFilters` has them, where a change shows at once: the router says what it is about to do when it has the time. */
export const useWantedFilters = () => useFiltersAfter(useStore(store, ({ asked }) => asked));

/**
 * The filters of the page, which live in its address, and ways to change them. `filters` are those of the results shown; `wanted` those of
 * the change under way, from which the next one starts: two quick taps are two changes.
 */
export const useFilters = () => useFiltersAfter(null);

function useFiltersAfter(latest: Asked | null) {
  const page = useLocation();
  const { pathname, search } = page;
  const { location: announced } = useNavigation();
  useLayoutEffect(() => {
    store.setState({ shown: page });
  }, [page]);
  // Going back may come before React has rendered the page between: its location is then the same
  // object as before, and only the router knows that the visitor has left the change.
  const router = useContext(DataRouterContext)?.router;
  const isLeft = latest?.landedKey !== undefined && latest.landedKey !== router?.state.location.key;
  const coming =
    latest && !isLeft && (latest.isWaiting || latest.page === page)
      ? new URL(latest.href, 'http://page')
      : announced;
  const navigate = useNavigate();
  const { now: moment } = useSite();
  const now = useMemo(() => new Date(moment), [moment]);
  const params = new URLSearchParams(search);
  // The address of a landing page names its days; whatever is changed there goes on in the list it is a part of.
  const landing = landingOf(pathname, now);
  const days = landing && { dates: landing.dates };
  const listPath = landing?.listPath ?? pathname;
  // A place chosen by hand is on its way out of the page of a town.
  const isUnderWay =
    coming?.pathname === listPath || coming?.pathname === listPath.replace(townPrefix, '/');
  const path = isUnderWay ? coming.pathname : listPath;
  const next = isUnderWay
    ? { params: new URLSearchParams(coming.search), days: undefined }
    : { params, days };
  const hrefFor = (change: Partial<Filters>): string =>
    filteredPath(path, next.params, { ...next.days, ...change });
  return {
    filters: { ...parseFilters(params), ...days },
    wanted: { ...parseFilters(next.params), ...next.days },
    params,
    now,
    today: parisDay(now),
    hrefFor,
    hrefForTown: (townSlug: string, change: Partial<Filters> = {}): string =>
      Object.keys(change).length === 0
        ? townPath(pathname, next.params, townSlug)
        : townPath(path, next.params, townSlug, { ...next.days, ...change }),
    /** Shows a change that a link is about to make. */
    announce: (filters: Partial<Filters>): void =>
      ask({ page, href: hrefFor(filters), isWaiting: false }),
    /** Shows a change, and goes where it leads once it is shown. */
    change: (filters: Partial<Filters>): void => {
      const next: Asked = { page, href: hrefFor(filters), isWaiting: true };
      ask(next);
      afterPaint(() => {
        // Another change may have been asked for meanwhile, which holds this one; or the visitor has left.
        const { asked, shown } = store.getState();
        if (asked !== next) return;
        next.isWaiting = false;
        if (shown?.pathname !== page.pathname) return;
        next.page = shown;
        void Promise.resolve(navigate(next.href, { preventScrollReset: true })).then(() => {
          next.landedKey = router?.state.location.key;
        });
      });
    },
  };
}
