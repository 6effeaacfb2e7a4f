import type { OrganiserPoi } from '@parages/contracts/types';
import { useQueryClient } from '@tanstack/react-query';
import { editor } from '../editor.queries.ts';
import type { Editor } from '../use-editor.ts';

export type Pictures = Pick<OrganiserPoi, 'version' | 'images'>;
export type PictureEditor = Pick<Editor, 'inTurn' | 'loadNewest'>;

/**
 * Returns a function that saves the form, changes the pictures of the event and stores the answer
 * in the event's query. It rejects with the error of the change, or with `poi_version_stale` during
 * a conflict. When the answer shows that another account saved the event, it loads that version.
 */
export function usePictureChanges(poiId: string, { inTurn, loadNewest }: PictureEditor) {
  const client = useQueryClient();
  return (change: (version: number) => Promise<Pictures>): Promise<void> =>
    inTurn(async (read) => {
      const { version, images } = await change(read);
      // The API checks no version when a picture is added or removed. A version number raised by
      // more than one means that another account saved too; the next save must not overwrite that.
      const hasMissed = version > read + 1;
      client.setQueryData(
        editor.one(poiId).queryKey,
        (poi) => poi && { ...poi, images, version: hasMissed ? poi.version : version },
      );
      // When this request fails, the next save of the form meets the conflict.
      if (hasMissed) await loadNewest().catch(() => undefined);
    });
}
