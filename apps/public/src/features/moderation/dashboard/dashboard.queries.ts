import { unwrap } from '@parages/contracts/api-problem';
import type { DashboardTown } from '@parages/contracts/types';
import type { PoiListing } from '@parages/contracts/vocabulary/events/dashboard-listings';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
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

const townsKey = [...moderation.key, 'towns'];

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
      queryKey: [...townsKey, q, after],
      queryFn: ({ client, signal }) => {
        const query = { ...(q && { q }), ...(after !== undefined && { after }) };
        return unwrap(
          apiOf(client).GET('/api/v1/moderation/dashboard/towns', { params: { query }, signal }),
        );
      },
      placeholderData: keepPreviousData,
    }),
};

type Town = Pick<DashboardTown, 'id' | 'name'>;

/**
 * The name of a town that a list has shown: the title of its page has it before its events arrive,
 * so that the links below do not move under the finger.
 */
export function townNameIn(client: QueryClient, townId: string): string | undefined {
  const lists = client.getQueriesData<{ items: Town[] }>({ queryKey: townsKey });
  const pages = client.getQueriesData<{ town: Town | null }>({
    queryKey: dashboard.pois('by-city', {}).queryKey.slice(0, -1),
  });
  return [
    ...lists.flatMap(([, list]) => list?.items ?? []),
    ...pages.flatMap(([, page]) => page?.town ?? []),
  ].find(({ id }) => id === townId)?.name;
}

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
