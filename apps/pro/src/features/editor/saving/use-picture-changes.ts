import type { OrganiserPoi } from '@parages/contracts/types';
import { useQueryClient } from '@tanstack/react-query';
import { editor } from '../editor.queries.ts';
import type { SaveTabs } from './use-save-tabs.ts';
import type { InTurn } from './use-turns.ts';

/** The answer of a change of pictures. */
export type Pictures = Pick<OrganiserPoi, 'version' | 'images'>;
export type ChangePictures = (change: (version: number) => Promise<Pictures>) => Promise<void>;

/** Returns a function that changes the pictures of an event and stores the answer in its query. */
export function usePictureChanges(
  poiId: string,
  inTurn: InTurn,
  { loadConflict }: Pick<SaveTabs, 'loadConflict'>,
): ChangePictures {
  const client = useQueryClient();
  return (change) =>
    inTurn(async (read) => {
      const { version, images } = await change(read);
      // Adding and removing check no version: a step of more than one contains a save of another
      // account. The next save must not overwrite it.
      const hasMissed = version > read + 1;
      client.setQueryData(
        editor.one(poiId).queryKey,
        (poi) => poi && { ...poi, images, version: hasMissed ? poi.version : version },
      );
      // After a failure here, the next save gets the conflict.
      if (hasMissed) await loadConflict().catch(() => undefined);
    });
}
