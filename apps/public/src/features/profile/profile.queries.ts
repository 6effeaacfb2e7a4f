import { unwrap } from '@parages/contracts/api-problem';
import type { ProfileChanges, UserProfile } from '@parages/contracts/types';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { updatePerson } from '../../lib/analytics/analytics.ts';
import { apiOf } from '../../lib/api.ts';
import { forgetRecentPlaces } from '../../lib/search/recent-places.ts';
import { forgetPlace, rememberedPlace } from '../../lib/search/remembered-place.ts';
import { me } from '../../lib/session/me.queries.ts';

// An unanswered question unsets its property: the property may hold an earlier answer.
function updateAnalytics({ preferences, preferredCity, interests }: UserProfile): void {
  const {
    age_category: age,
    job_category: work,
    children_category: kids,
    outgoing_categories: outgoingPreferences,
  } = preferences;
  updatePerson({
    age,
    work,
    kids,
    preferredCity: preferredCity?.name ?? null,
    outgoingPreferences,
    interests,
  });
}

const keep = (client: QueryClient, profile: UserProfile): void => {
  client.setQueryData(me.profile().queryKey, profile);
  void client.invalidateQueries({ queryKey: ['recommended'] });
};

/**
 * The town of the place that this device remembers. Null without such a place, when no town is near
 * it, and when the request fails.
 */
export const rememberedTown = () => {
  const query = rememberedPlace();
  return queryOptions({
    queryKey: ['remembered-town', query],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, signal }) => {
      if (query === null) return null;
      const { data } = await apiOf(client)
        .GET('/api/v1/places/reverse', { params: { query }, signal })
        .catch(() => ({ data: null }));
      return data ?? null;
    },
  });
};

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChanges) => unwrap(apiOf(client).PATCH('/api/v1/me', { body })),
    onSuccess: (profile) => {
      keep(client, profile);
      updateAnalytics(profile);
    },
  });
}

export function useForgetPosition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(apiOf(client).DELETE('/api/v1/me/position')),
    onSuccess: () => {
      forgetPlace();
      // Its place would be offered again.
      forgetRecentPlaces();
      updatePerson({ currentCity: null });
      return client.invalidateQueries({ queryKey: me.key });
    },
  });
}

export function useExport() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => unwrap(apiOf(client).GET('/api/v1/me/export')) });
}

export function useSignOutEverywhere() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => unwrap(apiOf(client).DELETE('/api/v1/me/sessions')) });
}

/**
 * Neither this call nor those below are mutations: a failed mutation shows a common toast, and the
 * callers show these errors themselves.
 */
export const changePassword = (client: QueryClient, currentPassword: string, newPassword: string) =>
  unwrap(apiOf(client).POST('/api/v1/me/password', { body: { currentPassword, newPassword } }));

export const sendDeletionLink = (client: QueryClient) =>
  unwrap(apiOf(client).POST('/api/v1/me/deletion-link'));

export const deleteAccount = (
  client: QueryClient,
  proof: { password: string } | { token: string },
) => unwrap(apiOf(client).DELETE('/api/v1/me', { body: proof }));
