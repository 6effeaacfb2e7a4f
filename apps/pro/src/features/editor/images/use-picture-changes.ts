import type { OrganiserPoi } from '@parages/contracts/types';
import { useQueryClient } from '@tanstack/react-query';
import { editor } from '../editor.queries.ts';
import type { Editor } from '../use-editor.ts';

/** The answer of a change of pictures. */
export type Pictures = Pick<OrganiserPoi, 'version' | 'images'>;
/** The part of the editor that changes of pictures need. */
export type PictureEditor = Pick<Editor, 'inTurn' | 'loadConflict'>;

/**
 * Returns a function that saves the form, changes the pictures of the event and stores the answer
 * in its query; it rejects like `inTurn`. Loads the conflict when the answer shows that another
 * account saved the event since this form read it.
 */
export function usePictureChanges(poiId: string, { inTurn, loadConflict }: PictureEditor) {
  const client = useQueryClient();
  return (change: (version: number) => Promise<Pictures>): Promise<void> =>
    inTurn(async (read) => {
      const { version, images } = await change(read);
      // Adding and removing check no version: a step of more than one contains a save of another
      // account. The next save must not overwrite it.
      const hasMissed = version > read + 1;
      client.setQueryData(
        editor.one(poiId).queryKey,
        (poi) => poi && { ...poi, images, version: hasMissed ? poi.version : version },
      );
      // When this request fails, the next save of the form gets the conflict.
      if (hasMissed) await loadConflict().catch(() => undefined);
    });
}
