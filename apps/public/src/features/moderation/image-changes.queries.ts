import { unwrap } from '@parages/contracts/api-problem';
import type { PoiPictures, RequestBody } from '@parages/contracts/types';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import { moderation, useModeration } from './moderation.queries.ts';

type ImageChanges = RequestBody<'updateMediaFile'>;

/** Changes of the pictures that an event shows; each answer replaces the list. */
export function useImageChanges(poiId: string) {
  const client = useQueryClient();
  const { refreshPage } = useModeration();
  async function show(call: Promise<PoiPictures>): Promise<void> {
    try {
      client.setQueryData(moderation.images(poiId).queryKey, await call);
    } finally {
      // Also after a refusal: another moderator may have changed the pictures.
      void refreshPage();
    }
  }
  return {
    /** `ids`: every picture once, the main one first. */
    order: (version: number, ids: string[]) =>
      show(
        unwrap(
          apiOf(client).PUT('/api/v1/org/pois/{poiId}/images', {
            params: { path: { poiId } },
            body: { version, ids },
          }),
        ),
      ),
    describe: (mediaFileId: string, body: ImageChanges) =>
      show(
        unwrap(
          apiOf(client).PATCH('/api/v1/media/{mediaFileId}', {
            params: { path: { mediaFileId }, query: { poiId } },
            body,
          }),
        ),
      ),
  };
}
