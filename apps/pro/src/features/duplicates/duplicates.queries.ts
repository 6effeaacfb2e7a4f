import { unwrap } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';
import { reviewQueues } from '../../lib/review-queues/review-queues.queries.ts';

const key = ['duplicates'] as const;
const recentMerges = 10;

export const duplicates = {
  pairs: () =>
    infiniteQueryOptions({
      queryKey: [...key, 'pairs'],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api().GET('/api/v1/moderation/duplicates', {
            params: { query: { offset: pageParam, pageSize: limits.pageSize.moderation } },
            signal,
          }),
        ),
      initialPageParam: 0,
      getNextPageParam: nextOffset,
    }),
  merges: () =>
    infiniteQueryOptions({
      queryKey: [...key, 'merges'],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api().GET('/api/v1/moderation/merges', {
            params: { query: { offset: pageParam, pageSize: recentMerges } },
            signal,
          }),
        ),
      initialPageParam: 0,
      getNextPageParam: nextOffset,
    }),
};

/** The calling screen shows the error. */
function useAct<Variables, Result>(act: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { isErrorShown: true },
    // Not awaited: the reload removes the pair and unmounts its row, which must show the result first.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: reviewQueues.key });
    },
  });
}

export const useMerge = () =>
  useAct(({ poiId, ...body }: { poiId: string; version: number; intoPoiId: string }) =>
    unwrap(
      api().POST('/api/v1/moderation/pois/{poiId}/merge', { params: { path: { poiId } }, body }),
    ),
  );

export const useUndoMerge = () =>
  useAct((poiId: string) =>
    unwrap(api().DELETE('/api/v1/moderation/pois/{poiId}/merge', { params: { path: { poiId } } })),
  );

export const useDistinction = () =>
  useAct(({ poiId, ...body }: { poiId: string; otherPoiId: string; areDistinct: boolean }) =>
    unwrap(
      api().PUT('/api/v1/moderation/pois/{poiId}/distinction', {
        params: { path: { poiId } },
        body,
      }),
    ),
  );
