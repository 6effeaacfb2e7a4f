import { unwrap } from '@parages/contracts/api-problem';
import type { OrganiserPoi, RequestBody } from '@parages/contracts/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { organiserPoiListsKey } from '../../../lib/organiser-pois.ts';
import { type PictureEditor, type Pictures, usePictureChanges } from './use-picture-changes.ts';

export type Picture = OrganiserPoi['images'][number];
export type PictureChanges = Omit<RequestBody<'updateMediaFile'>, 'version'>;
export type PictureAddress = RequestBody<'addMediaFileToPoiByUrl'>;

/** Saves the form, then changes the pictures of the event. The calling screen shows the error. */
function usePictures<Variables>(
  poiId: string,
  editor: PictureEditor,
  send: (variables: Variables, version: number) => Promise<Pictures>,
) {
  const client = useQueryClient();
  const changePictures = usePictureChanges(poiId, editor);
  return useMutation({
    mutationFn: (variables: Variables) => changePictures((version) => send(variables, version)),
    meta: { isErrorShown: true },
    // Runs the changes of pictures one after the other, since each saves the form first.
    scope: { id: `pictures ${poiId}` },
    onSuccess: () => void client.invalidateQueries({ queryKey: organiserPoiListsKey }),
  });
}

const asForm = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const useAddFile = (poiId: string, editor: PictureEditor) =>
  usePictures(poiId, editor, (file: File) =>
    unwrap(
      api().POST('/api/v1/org/pois/{poiId}/media', {
        params: { path: { poiId } },
        // The OpenAPI document types the bytes as text; `bodySerializer` sends a form instead.
        body: { file: file.name },
        bodySerializer: () => asForm(file),
      }),
    ),
  );

export const useAddAddress = (poiId: string, editor: PictureEditor) =>
  usePictures(poiId, editor, (body: PictureAddress) =>
    unwrap(api().POST('/api/v1/pois/{poiId}/media', { params: { path: { poiId } }, body })),
  );

export const useUpdatePicture = (poiId: string, editor: PictureEditor) =>
  usePictures(poiId, editor, ({ id, ...body }: PictureChanges & { id: string }, version) =>
    unwrap(
      api().PATCH('/api/v1/media/{mediaFileId}', {
        params: { path: { mediaFileId: id }, query: { poiId } },
        body: { ...body, version },
      }),
    ),
  );

export const useRemovePicture = (poiId: string, editor: PictureEditor) =>
  usePictures(poiId, editor, (id: string) =>
    unwrap(
      api().DELETE('/api/v1/media/{mediaFileId}', {
        params: { path: { mediaFileId: id }, query: { poiId } },
      }),
    ),
  );

export const useOrderPictures = (poiId: string, editor: PictureEditor) =>
  usePictures(poiId, editor, (ids: string[], version) =>
    unwrap(
      api().PUT('/api/v1/org/pois/{poiId}/images', {
        params: { path: { poiId } },
        body: { ids, version },
      }),
    ),
  );
