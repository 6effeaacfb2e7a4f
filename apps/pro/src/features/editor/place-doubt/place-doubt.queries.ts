import { confirmPlace } from '../../../lib/place-doubt/place-doubt.queries.ts';
import { useChange } from '../editor.queries.ts';

export const useConfirmPlace = (poiId: string) =>
  useChange(poiId, (version: number) => confirmPlace(poiId, version));
