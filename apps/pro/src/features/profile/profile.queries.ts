import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { me } from '../../lib/session/me.queries.ts';

export const member = (accountId: string) =>
  queryOptions({
    queryKey: ['members', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/org/members/{accountId}', { params: { path: { accountId } }, signal }),
      ),
  });

/** `isErrorShown`: the calling screen shows the error. */
export function useSaveProfile({ isErrorShown = false } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: {
      firstName?: string;
      lastName?: string;
      notifications?: { hasServiceNews: boolean };
    }) => unwrap(api().PATCH('/api/v1/me', { body })),
    meta: { isErrorShown },
    onSuccess: (profile) => client.setQueryData(me.profile().queryKey, profile),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      unwrap(api().POST('/api/v1/me/password', { body })),
    meta: { isErrorShown: true },
  });
}
