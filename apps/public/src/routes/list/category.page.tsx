import { isTheme } from '@parages/contracts/vocabulary/themes/themes';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { pageFailure } from '../../lib/page/page-error.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { parseListParams } from '../../lib/search/list.search-params.ts';
import { loadSearch } from '../search/load-search.ts';
import { ListScreen } from './list-screen.tsx';
import { loadListScreen } from './load-list.ts';

export const categoryPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const theme = params.theme ?? '';
    if (!isTheme(theme)) throw pageFailure(404, 'page_not_found');
    const { query, url } = await loadSearch(runtime, request, params.townSlug);
    const list = parseListParams(url.searchParams);
    return loadListScreen(runtime.queryClient, { ...query, theme }, list);
  },
  Component: CategoryPage,
});

function CategoryPage() {
  const { theme = '', townSlug } = useParams();
  return isTheme(theme) ? <ListScreen subject={{ theme, townSlug, time: undefined }} /> : null;
}
