import { unwrap } from '@parages/contracts/api-problem';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisation-statuses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const pageSize = 50;

/** Organisations as moderators see them. */
export const organisationReviews = {
  key: ['organisation-reviews'] as const,
  list: (status: OrganisationStatus, q: string) =>
    queryOptions({
      queryKey: [...organisationReviews.key, 'list', status, q],
      queryFn: ({ signal }) => {
        const query = { status, pageSize, ...(q !== '' && { q }) };
        return unwrap(api().GET('/api/v1/moderation/organisations', { params: { query }, signal }));
      },
    }),
  one: (organisationId: string) =>
    queryOptions({
      queryKey: [...organisationReviews.key, 'one', organisationId],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/v1/moderation/organisations/{organisationId}', { params: { path: { organisationId } }, signal })),
    }),
};

/** What a moderator decides; a refusal and a suspension say why. */
export type Decision =
  | { action: 'approval' | 'restoration'; version: number }
  | { action: 'refusal' | 'suspension'; version: number; reason: string };

/** Decides on an organisation; its screen says what was refused. */
export function useDecide(organisationId: string) {
  const client = useQueryClient();
  const params = { path: { organisationId } };
  return useMutation({
    mutationFn: ({ action, ...body }: Decision) => {
      if ('reason' in body)
        return unwrap(
          action === 'refusal'
            ? api().POST('/api/v1/moderation/organisations/{organisationId}/refusal', { params, body })
            : api().POST('/api/v1/moderation/organisations/{organisationId}/suspension', { params, body }),
        );
      return unwrap(
        action === 'approval'
          ? api().POST('/api/v1/moderation/organisations/{organisationId}/approval', { params, body })
          : api().POST('/api/v1/moderation/organisations/{organisationId}/restoration', { params, body }),
      );
    },
    meta: { isTold: true },
    onSettled: () => client.invalidateQueries({ queryKey: organisationReviews.key }),
  });
}
