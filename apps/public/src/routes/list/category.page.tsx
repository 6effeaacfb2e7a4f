import { isTheme } from '@parages/contracts/vocabulary/themes/themes';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { pois } from '../../features/pois/pois.queries.ts';
import { pageFailure } from '../../lib/page/page-error.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { parseListParams } from '../../lib/search/list.search-params.ts';
import { loadSearch } from '../search/load-search.ts';
import { ListScreen } from './list-screen.tsx';
import { loadList } from './load-list.ts';

export const categoryPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const theme = params.theme ?? '';
    if (!isTheme(theme)) throw pageFailure(404, 'page_not_found');
    const { query, url } = await loadSearch(runtime, request, params.townSlug);
    const { queryClient } = runtime;
    const [answer] = await Promise.all([
      loadList(queryClient, { ...query, theme }, parseListParams(url.searchParams)),
      queryClient.prefetchQuery(pois.facets({ ...query, theme })),
    ]);
    return answer;
  },
  Component: CategoryPage,
});

function CategoryPage() {
  const { theme = '', townSlug } = useParams();
  return isTheme(theme) ? <ListScreen subject={{ theme, townSlug, time: undefined }} /> : null;
}
