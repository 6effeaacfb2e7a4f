import { unwrap } from '@parages/contracts/api-problem';
import type { PoiListing } from '@parages/contracts/vocabulary/events/dashboard-listings';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../../lib/api.ts';
import { moderation } from '../moderation.queries.ts';

export type ListingQuery = {
  townId?: string;
  source?: string;
  /** Empty for events of which the feed names no class. */
  sourceClass?: string;
  shown?: 'online' | 'hidden';
  q?: string;
  after?: string;
};

export const dashboard = {
  counts: () =>
    queryOptions({
      queryKey: [...moderation.key, 'dashboard'],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/moderation/dashboard', { signal })),
    }),
  pois: (listing: PoiListing, query: ListingQuery) =>
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
  sources: () =>
    queryOptions({
      queryKey: [...moderation.key, 'dashboard', 'sources'],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/moderation/dashboard/sources', { signal })),
      staleTime: 0,
    }),
  reports: (after?: string) =>
    queryOptions({
      queryKey: [...moderation.key, 'dashboard', 'reports', after],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/moderation/reports', {
            params: { query: after === undefined ? {} : { after } },
            signal,
          }),
        ),
      // Fetched again on each visit: another moderator may have closed a report.
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

/** Closes the reports of an event up to the latest one that the moderator has read. */
export function useCloseReports() {
  const client = useQueryClient();
  return async (poiId: string, latestReportId: string): Promise<void> => {
    try {
      await unwrap(
        apiOf(client).POST('/api/v1/moderation/pois/{poiId}/reports/done', {
          params: { path: { poiId } },
          body: { latestReportId },
        }),
      );
    } finally {
      await client.invalidateQueries({ queryKey: [...moderation.key, 'dashboard'] });
    }
  };
}
