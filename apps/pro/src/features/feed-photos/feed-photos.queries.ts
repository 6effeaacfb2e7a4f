import { unwrap } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { nextOffset } from '../../lib/list/next-offset.ts';

/** Photos that feeds name and that could not be had. */
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

/** Asks for one of them again, and tells; the list is read again behind it, and the photo is not in it any more: nobody there could tell. */
export function useRetryPhoto(tell: { onSuccess: () => void; onError: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (photoId: string) =>
      unwrap(
        api().POST('/api/v1/moderation/photos/{photoId}/retry', { params: { path: { photoId } } }),
      ),
    meta: { isTold: true },
    ...tell,
    onSettled: () => client.invalidateQueries({ queryKey: feedPhotos.key }),
  });
}
