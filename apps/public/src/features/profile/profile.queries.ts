import { unwrap } from '@parages/contracts/api-problem';
import type { ProfileChanges, UserProfile } from '@parages/contracts/types';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { updatePerson } from '../../lib/analytics/analytics.ts';
import { apiOf } from '../../lib/api.ts';
import { me } from '../../lib/session/me.queries.ts';

export const cities = {
  suggestions: (text: string) =>
    queryOptions({
      queryKey: ['place-suggestions', text],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/places', { params: { query: { text } }, signal })),
    }),
};

// In the coarse categories of the profile, and only what was answered.
function tellAnalytics({ preferences, preferredCity, interests }: UserProfile): void {
  const {
    age_category: age,
    job_category: work,
    children_category: kids,
    outgoing_categories: outgoingPreferences,
  } = preferences;
  updatePerson({
    ...(age && { age }),
    ...(work && { work }),
    ...(kids && { kids }),
    ...(preferredCity && { preferredCity: preferredCity.name }),
    outgoingPreferences,
    interests,
  });
}

const keep = (client: QueryClient, profile: UserProfile): void => {
  client.setQueryData(me.profile().queryKey, profile);
  void client.invalidateQueries({ queryKey: ['recommended'] });
};

/** Saves some of the profile. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChanges) => unwrap(apiOf(client).PATCH('/api/v1/me', { body })),
    onSuccess: (profile) => {
      keep(client, profile);
      tellAnalytics(profile);
    },
  });
}

/** Forgets where one last searched. */
export function useForgetPosition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(apiOf(client).DELETE('/api/v1/me/position')),
    onSuccess: () => client.invalidateQueries({ queryKey: me.key }),
  });
}

/** Everything that is kept of whoever asks, as a file. */
export function useExport() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => unwrap(apiOf(client).GET('/api/v1/me/export')) });
}

/** These say what they refuse beside their fields: no toast of ours is needed. */
export const changePassword = (client: QueryClient, currentPassword: string, newPassword: string) =>
  unwrap(apiOf(client).POST('/api/v1/me/password', { body: { currentPassword, newPassword } }));

export const sendDeletionLink = (client: QueryClient) =>
  unwrap(apiOf(client).POST('/api/v1/me/deletion-link'));

/** Proved by the password, or by the token of the mailed link. */
export const deleteAccount = (
  client: QueryClient,
  proof: { password: string } | { token: string },
) => unwrap(apiOf(client).DELETE('/api/v1/me', { body: proof }));

export const signOutEverywhere = (client: QueryClient) =>
  unwrap(apiOf(client).DELETE('/api/v1/me/sessions'));
