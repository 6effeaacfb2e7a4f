import { unwrap } from '@parages/contracts/api-problem';
import type { TeamRole } from '@parages/contracts/vocabulary/accounts/team-roles';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const users = {
  key: ['users'] as const,
  list: (q: string) =>
    queryOptions({
      queryKey: [...users.key, q],
      queryFn: ({ signal }) => {
        const query = q === '' ? {} : { q };
        return unwrap(api().GET('/api/v1/moderation/users', { params: { query }, signal }));
      },
      placeholderData: keepPreviousData,
    }),
};

export type RoleChange = { userId: string; role: TeamRole; isGranted: boolean };

/** The calling screen shows the error. */
export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...body }: RoleChange) =>
      unwrap(
        api().POST('/api/v1/moderation/users/{userId}/role', {
          params: { path: { userId } },
          body,
        }),
      ),
    meta: { isErrorShown: true },
    onSettled: () => client.invalidateQueries({ queryKey: users.key }),
  });
}
