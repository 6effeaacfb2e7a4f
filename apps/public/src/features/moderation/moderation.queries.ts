import { unwrap } from '@parages/contracts/api-problem';
import type { RequestBody } from '@parages/contracts/types';
import type { PoiAddress } from '@parages/contracts/vocabulary/events/poi-of-path';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import { me } from '../../lib/session/me.queries.ts';

export type PictureAddress = RequestBody<'addMediaFileToPoiByUrl'>;
type Labels = RequestBody<'addThemes'>;
type ImageCredits = Pick<PictureAddress, 'title' | 'credits' | 'license'>;

export const moderation = {
  key: ['moderation'] as const,
  poi: (asked: PoiAddress) =>
    queryOptions({
      queryKey: [...moderation.key, 'poi', asked],
      queryFn: ({ client, signal }) => {
        const api = apiOf(client);
        if ('poiId' in asked)
          return unwrap(
            api.GET('/api/v1/moderation/pois/{poiId}', { params: { path: asked }, signal }),
          );
        return unwrap(
          api.GET('/api/v1/moderation/pois/by-slug/{slugFr}', { params: { path: asked }, signal }),
        );
      },
    }),
  images: (poiId: string) =>
    queryOptions({
      queryKey: [...moderation.key, 'images', poiId],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/org/pois/{poiId}/images', {
            params: { path: { poiId } },
            signal,
          }),
        ),
    }),
  found: (poiId: string, q: string) =>
    queryOptions({
      queryKey: ['moderation-found', poiId, q],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/pois/{poiId}/image-search', {
            params: { path: { poiId }, query: { q } },
            signal,
          }),
        ),
    }),
};

// OpenAPI types the file as a string, so that this function builds the form. The API expects the
// text fields before the file.
function asForm(file: File, imageCredits: ImageCredits): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(imageCredits)) if (value) form.append(name, value);
  form.append('file', file);
  return form;
}

// Any query may contain the event: invalidates all except those of the account's profile and the
// inlined pictures.
async function refreshPage(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== me.key[0] && queryKey[0] !== 'inlined-picture',
  });
}

// Marks all queries as stale and refetches only those of `moderation.key`: a refetch of the hidden
// event would replace its page by "not found" while the moderator is still on it.
async function refreshAfterHiding(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ refetchType: 'none' });
  await client.invalidateQueries({ queryKey: moderation.key });
}

/** With `isQuiet`, the changes invalidate no query. */
export function useModeration({ isQuiet = false }: { isQuiet?: boolean } = {}) {
  const client = useQueryClient();
  const api = apiOf(client);
  async function act<T>(call: Promise<T>, refresh = refreshPage): Promise<T> {
    const answer = await call;
    if (!isQuiet) void refresh(client);
    return answer;
  }
  const at = (poiId: string) => ({ params: { path: { poiId } } });
  return {
    addAddress: (poiId: string, body: PictureAddress) =>
      act(unwrap(api.POST('/api/v1/pois/{poiId}/media', { ...at(poiId), body }))),
    addFile: (poiId: string, file: File, imageCredits: ImageCredits) =>
      act(
        unwrap(
          api.POST('/api/v1/org/pois/{poiId}/media', {
            ...at(poiId),
            body: { file: file.name },
            bodySerializer: () => asForm(file, imageCredits),
          }),
        ),
      ),
    deleteImage: (poiId: string, mediaFileId: string) =>
      act(
        unwrap(
          api.DELETE('/api/v1/media/{mediaFileId}', {
            params: { path: { mediaFileId }, query: { poiId } },
          }),
        ),
      ),
    addLabels: (poiId: string, body: Labels) =>
      act(unwrap(api.POST('/api/v1/pois/{poiId}/themes', { ...at(poiId), body }))),
    removeLabels: (poiId: string, body: Labels) =>
      act(unwrap(api.DELETE('/api/v1/pois/{poiId}/themes', { ...at(poiId), body }))),
    setEnabled: (poiId: string, enabled: boolean, reason?: string) => {
      const body = { enabled, ...(reason !== undefined && { reason }) };
      return act(
        unwrap(api.PUT('/api/v1/pois/{poiId}/visibility', { ...at(poiId), body })),
        enabled ? refreshPage : refreshAfterHiding,
      );
    },
    reassign: (poiId: string, version: number, organisationId: string | null) =>
      act(
        unwrap(
          api.POST('/api/v1/org/pois/{poiId}/reassignment', {
            ...at(poiId),
            body: { version, organisationId },
          }),
        ),
      ),
    refreshPage: () => refreshPage(client),
  };
}
