import { unwrap } from '@parages/contracts/api-problem';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { apiOf } from '../api.ts';
import { isBounded, type PlacedQuery, type SearchQuery } from './search-query.ts';

type OfTheme = { theme?: Theme };
export type CountedQuery = SearchQuery & OfTheme;
export type PlacedCount = PlacedQuery & OfTheme;

const key = ['pois'] as const;

/** Counts of a search: they do not wait for the rows of its list. */
export const counts = {
  /** Never fetched for the whole country, which would be read whole: its lists have no counts. */
  facets: (query: CountedQuery) =>
    queryOptions({
      queryKey: [...key, 'facets', query],
      queryFn: isBounded(query)
        ? ({ client, signal }) =>
            unwrap(apiOf(client).GET('/api/v1/pois/facets', { params: { query }, signal }))
        : skipToken,
    }),
  /** The total of each open day of a month (`yyyy-MM`), in place of the days of the search. */
  days: ({ dates: _replaced, ...query }: PlacedCount, month: string) =>
    queryOptions({
      queryKey: [...key, 'days', query, month],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/pois/days', {
            params: { query: { ...query, month } },
            signal,
          }),
        ),
    }),
  /** The smallest larger radius with any event; `distanceKm` is null if there is none. */
  firstRadius: (query: PlacedCount) =>
    queryOptions({
      queryKey: [...key, 'first-radius', query],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/pois/first-radius', { params: { query }, signal })),
    }),
};
