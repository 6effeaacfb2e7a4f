import { unwrap } from '@parages/contracts/api-problem';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { me } from '../../lib/session/me.queries.ts';

/** A member, as owners of one's organisation and moderators may read him. */
export const member = (accountId: string) =>
  queryOptions({
    queryKey: ['members', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/org/members/{accountId}', { params: { path: { accountId } }, signal }),
      ),
  });

/** Saves some of one's own profile. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: {
      firstName?: string;
      lastName?: string;
      notifications?: { hasServiceNews: boolean };
    }) => unwrap(api().PATCH('/api/v1/me', { body })),
    onSuccess: (profile) => client.setQueryData(me.profile().queryKey, profile),
  });
}

/** Another password: the other devices are signed out. The form says what was refused. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      unwrap(api().POST('/api/v1/me/password', { body })),
    meta: { isTold: true },
  });
}
