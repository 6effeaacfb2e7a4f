import { unwrap } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';
import { reviewQueues } from '../../lib/review-queues/review-queues.queries.ts';

export const feedPhotos = {
  key: ['feed-photos'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...feedPhotos.key, 'list'],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api().GET('/api/v1/moderation/photos', {
            params: { query: { offset: pageParam, pageSize: limits.pageSize.moderation } },
            signal,
          }),
        ),
      initialPageParam: 0,
      getNextPageParam: nextOffset,
    }),
};

/**
 * Queues another download of a photo. Takes the callbacks here: `mutate` does not call its own once
 * the reloaded list has unmounted the photo.
 */
export function useRetryPhoto(callbacks: { onSuccess: () => void; onError: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (photoId: string) =>
      unwrap(
        api().POST('/api/v1/moderation/photos/{photoId}/retry', { params: { path: { photoId } } }),
      ),
    meta: { isErrorShown: true },
    ...callbacks,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: reviewQueues.key });
      return client.invalidateQueries({ queryKey: feedPhotos.key });
    },
  });
}
