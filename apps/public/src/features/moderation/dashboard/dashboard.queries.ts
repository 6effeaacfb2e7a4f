import { unwrap } from '@parages/contracts/api-problem';
import type { DashboardListing } from '@parages/contracts/vocabulary/events/dashboard-listings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../lib/api.ts';
import { moderation } from '../moderation.queries.ts';

export type ListingQuery = { townId?: string; shown?: 'online' | 'hidden'; after?: string };

export const dashboard = {
  counts: () =>
    queryOptions({
      queryKey: [...moderation.key, 'dashboard'],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/moderation/dashboard', { signal })),
    }),
  pois: (listing: DashboardListing, query: ListingQuery) =>
    queryOptions({
      queryKey: [...moderation.key, 'dashboard', listing, query],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/moderation/dashboard/listings/{listing}', {
            params: { path: { listing }, query },
            signal,
          }),
        ),
      // Fetched again on each visit: an event that a moderator has completed must leave the list.
      staleTime: 0,
    }),
  towns: (q: string, after?: string) =>
    queryOptions({
      queryKey: [...moderation.key, 'towns', q, after],
      queryFn: ({ client, signal }) => {
        const query = { ...(q && { q }), ...(after !== undefined && { after }) };
        return unwrap(
          apiOf(client).GET('/api/v1/moderation/dashboard/towns', { params: { query }, signal }),
        );
      },
      placeholderData: keepPreviousData,
    }),
};
