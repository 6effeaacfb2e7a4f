import { unwrap } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { nextOffset } from '../../../lib/list/next-offset.ts';
import { organiserPoiListsKey } from '../../../lib/organiser-pois.ts';

const pageSize = limits.pageSize.list;

export const candidates = {
  list: (organisationId: string | null, q: string) =>
    infiniteQueryOptions({
      queryKey: [...organiserPoiListsKey, 'published', organisationId, q],
      queryFn: ({ pageParam, signal }) => {
        const chosen = {
          ...(organisationId !== null && { organisationId }),
          ...(q !== '' && { q }),
        };
        const query = { status: 'published', offset: pageParam, pageSize, ...chosen } as const;
        return unwrap(api().GET('/api/v1/org/pois', { params: { query }, signal }));
      },
      initialPageParam: 0,
      getNextPageParam: nextOffset,
    }),
  /**
   * The published version of an event, as visitors read it: campaigns promote it, not the draft.
   */
  online: (poiId: string) =>
    queryOptions({
      queryKey: ['online-poi', poiId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/pois/{poiId}', { params: { path: { poiId } }, signal })),
    }),
};
