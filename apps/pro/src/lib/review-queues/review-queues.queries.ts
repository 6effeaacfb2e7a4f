import { unwrap } from '@parages/contracts/api-problem';
import { reviewQueuesOf } from '@parages/contracts/vocabulary/events/review/review-queues';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useProfile } from '../session/signed-in.ts';

const everyMs = 60_000;

export const reviewQueues = {
  key: ['review-queues'] as const,
  counts: () =>
    queryOptions({
      queryKey: reviewQueues.key,
      queryFn: ({ signal }) => unwrap(api().GET('/api/v1/moderation/queues', { signal })),
      refetchInterval: everyMs,
    }),
};

/** The queues of the team member; asks for none as another account. */
export function useReviewQueues() {
  const isOfTeam = reviewQueuesOf(useProfile()?.permissions ?? []).length > 0;
  return { isOfTeam, query: useQuery({ ...reviewQueues.counts(), enabled: isOfTeam }) };
}
