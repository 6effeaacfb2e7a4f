import { unwrap } from '@parages/contracts/api-problem';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { reviewQueues } from '../../lib/review-queues/review-queues.queries.ts';

const pageSize = 50;

/** `changes` selects organisations with a proposed change; the others are statuses. */
export const queueFilters = [
  'pending',
  'changes',
  'approved',
  'refused',
  'suspended',
] as const satisfies readonly (OrganisationStatus | 'changes')[];
export type QueueFilter = (typeof queueFilters)[number];

export const organisationReviews = {
  key: ['organisation-reviews'] as const,
  list: (filter: QueueFilter, q: string) =>
    queryOptions({
      queryKey: [...organisationReviews.key, 'list', filter, q],
      queryFn: ({ signal }) => {
        const chosen = filter === 'changes' ? { hasChange: 'true' as const } : { status: filter };
        const query = { ...chosen, pageSize, ...(q !== '' && { q }) };
        return unwrap(api().GET('/api/v1/moderation/organisations', { params: { query }, signal }));
      },
    }),
  one: (organisationId: string) =>
    queryOptions({
      queryKey: [...organisationReviews.key, 'one', organisationId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/v1/moderation/organisations/{organisationId}', {
            params: { path: { organisationId } },
            signal,
          }),
        ),
    }),
};

export type Decision =
  | { action: 'approval' | 'restoration' | 'change-acceptance'; version: number }
  | { action: 'refusal' | 'suspension' | 'change-refusal'; version: number; reason: string };

const paths = {
  approval: '/api/v1/moderation/organisations/{organisationId}/approval',
  refusal: '/api/v1/moderation/organisations/{organisationId}/refusal',
  suspension: '/api/v1/moderation/organisations/{organisationId}/suspension',
  restoration: '/api/v1/moderation/organisations/{organisationId}/restoration',
  'change-acceptance': '/api/v1/moderation/organisations/{organisationId}/change/acceptance',
  'change-refusal': '/api/v1/moderation/organisations/{organisationId}/change/refusal',
} as const satisfies Record<Decision['action'], string>;

/** The calling screen shows the error. */
export function useDecide(organisationId: string) {
  const client = useQueryClient();
  const params = { path: { organisationId } };
  return useMutation({
    mutationFn: (decision: Decision) => {
      const { version } = decision;
      return unwrap(
        'reason' in decision
          ? api().POST(paths[decision.action], {
              params,
              body: { version, reason: decision.reason },
            })
          : api().POST(paths[decision.action], { params, body: { version } }),
      );
    },
    meta: { isErrorShown: true },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: reviewQueues.key });
      return client.invalidateQueries({ queryKey: organisationReviews.key });
    },
  });
}
