import { unwrap } from '@parages/contracts/api-problem';
import type { OrganiserPoi, RequestBody } from '@parages/contracts/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { organiserPoiListsKey } from '../../../lib/organiser-pois.ts';
import { editor } from '../editor.queries.ts';

export type Picture = OrganiserPoi['images'][number];
export type PictureChanges = Omit<RequestBody<'updateMediaFile'>, 'version'>;
export type PictureAddress = RequestBody<'addMediaFileToPoiByUrl'>;

type Pictures = { version: number; images: Picture[] };

/**
 * Changes the pictures of an event; unsaved values of other tabs stay. The calling screen shows the
 * error.
 */
function usePictures<Variables>(
  poiId: string,
  change: (variables: Variables) => Promise<Pictures>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { isErrorShown: true },
    // Sequential: each request changes the version of the event.
    scope: { id: `pictures ${poiId}` },
    onSuccess: ({ version, images }) => {
      client.setQueryData(editor.one(poiId).queryKey, (poi) => poi && { ...poi, version, images });
      void client.invalidateQueries({ queryKey: organiserPoiListsKey });
    },
  });
}

const asForm = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const useAddFile = (poiId: string) =>
  usePictures(poiId, (file: File) =>
    unwrap(
      api().POST('/api/v1/org/pois/{poiId}/media', {
        params: { path: { poiId } },
        // The OpenAPI document types the bytes as text; `bodySerializer` sends a form instead.
        body: { file: file.name },
        bodySerializer: () => asForm(file),
      }),
    ),
  );

export const useAddAddress = (poiId: string) =>
  usePictures(poiId, (body: PictureAddress) =>
    unwrap(api().POST('/api/v1/pois/{poiId}/media', { params: { path: { poiId } }, body })),
  );

export const useUpdatePicture = (poiId: string) =>
  usePictures(poiId, ({ id, ...body }: PictureChanges & { id: string }) =>
    unwrap(
      api().PATCH('/api/v1/media/{mediaFileId}', {
        params: { path: { mediaFileId: id }, query: { poiId } },
        body,
      }),
    ),
  );

export const useRemovePicture = (poiId: string) =>
  usePictures(poiId, (id: string) =>
    unwrap(
      api().DELETE('/api/v1/media/{mediaFileId}', {
        params: { path: { mediaFileId: id }, query: { poiId } },
      }),
    ),
  );

export const useOrderPictures = (poiId: string) =>
  usePictures(poiId, (ids: string[]) =>
    unwrap(
      api().PUT('/api/v1/org/pois/{poiId}/images', { params: { path: { poiId } }, body: { ids } }),
    ),
  );
