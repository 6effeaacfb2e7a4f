import { ApiProblem } from '@parages/contracts/api-problem';
import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import { failureMessage } from '../../features/pois/failure-message.ts';
import { type ListFailure, pois } from '../../features/pois/pois.queries.ts';
import type { ListParams } from '../../lib/search/list.search-params.ts';
import { counts } from '../../lib/search/search-counts.queries.ts';
import { isBounded, isPlaced } from '../../lib/search/search-query.ts';
import { firstParts, followingParts, type ListQuery, orderOf, withoutText } from './list-parts.ts';

const unavailable = 503;

export const toListFailure = (error: unknown): ListFailure => ({
  status: error instanceof ApiProblem ? error.status : unavailable,
  message: failureMessage(error),
});

/**
 * A failure does not fail the page: it is stored for the list to show, and sets the page's HTTP
 * status.
 */
export async function orListFailure(
  queryClient: QueryClient,
  list: object,
  read: () => Promise<unknown>,
) {
  const { queryKey } = pois.failure(list);
  try {
    await read();
    queryClient.setQueryData(queryKey, null);
    return null;
  } catch (error) {
    const failure = toListFailure(error);
    queryClient.setQueryData(queryKey, failure);
    return data(null, { status: failure.status });
  }
}

// Two rounds, because the first pages determine which others exist.
const loadList = (queryClient: QueryClient, query: ListQuery, list: ListParams) =>
  orListFailure(queryClient, { ...query, ...list }, async () => {
    const firsts = await Promise.all(
      firstParts(query, list).map(async ({ group, options }) => ({
        group,
        data: await queryClient.ensureQueryData(options),
      })),
    );
    const hasNone = firsts.every(({ data: { items } }) => items.length === 0);
    await Promise.all([
      ...followingParts(query, list, firsts).map(({ options }) =>
        queryClient.ensureQueryData(options),
      ),
      hasNone && isPlaced(query) && queryClient.prefetchQuery(counts.firstRadius(query)),
      hasNone && query.q !== undefined && queryClient.prefetchQuery(withoutText(query)),
    ]);
  });

/** Loads what `ListScreen` shows: the list, or its failure, and the counts of its filters. */
export async function loadListScreen(queryClient: QueryClient, query: ListQuery, list: ListParams) {
  const [answer] = await Promise.all([
    loadList(queryClient, query, orderOf(query, list)),
    isBounded(query) && queryClient.prefetchQuery(counts.facets(query)),
  ]);
  return answer;
}
