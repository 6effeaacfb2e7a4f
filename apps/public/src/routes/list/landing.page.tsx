import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { findLandingTime } from '@parages/contracts/vocabulary/dates/landing-times';
import { isTheme } from '@parages/contracts/vocabulary/themes/themes';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { pageFailure } from '../../lib/page/page-error.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { toSearch } from '../../lib/search/filters.search-params.ts';
import { landingOf } from '../../lib/search/landing-path.ts';
import { parseListParams } from '../../lib/search/list.search-params.ts';
import { loadSearch } from '../search/load-search.ts';
import { ListScreen } from './list-screen.tsx';
import { loadListScreen } from './load-list.ts';

// The form for browsers without scripts sends days and a place, which may differ from those of the
// path, and a text, which a landing page does not search: with any of them, the loader redirects to
// the list.
const overriding = ['dates', 'place', 'q'];

export const landingPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const { queryClient, site } = runtime;
    const { pathname, searchParams } = new URL(request.url);
    const landing = landingOf(pathname, new Date(site.now));
    const theme = params.theme;
    if (!landing || (theme !== undefined && !isTheme(theme)))
      throw pageFailure(404, 'page_not_found');
    const dates = formatDateFilter(landing.dates);
    if (overriding.some((name) => searchParams.has(name))) {
      const asked = new URLSearchParams(searchParams);
      if (!asked.has('dates')) asked.set('dates', dates);
      throw redirect(`${landing.listPath}${toSearch(asked)}`);
    }
    const { query } = await loadSearch(runtime, request, params.townSlug);
    const listQuery = { ...query, dates, ...(theme && { theme }) };
    return loadListScreen(queryClient, listQuery, parseListParams(searchParams));
  },
  Component: LandingPage,
});

function LandingPage() {
  const { theme, townSlug, time = '' } = useParams();
  return (
    <ListScreen
      subject={{
        theme: theme !== undefined && isTheme(theme) ? theme : undefined,
        townSlug,
        time: findLandingTime(time),
      }}
    />
  );
}
