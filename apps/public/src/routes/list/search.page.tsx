import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { Runtime } from '../../lib/runtime.ts';
import { parseListParams } from '../../lib/search/list.search-params.ts';
import { loadSearch } from '../search/load-search.ts';
import { ListScreen } from './list-screen.tsx';
import { loadListScreen } from './load-list.ts';

/** The list of all themes, which searches a text if the address has one. */
export const searchPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const { query, url } = await loadSearch(runtime, request, params.townSlug);
    return loadListScreen(runtime.queryClient, query, parseListParams(url.searchParams));
  },
  Component: SearchPage,
});

function SearchPage() {
  const { townSlug } = useParams();
  return <ListScreen subject={{ theme: undefined, townSlug, time: undefined, isSearch: true }} />;
}
