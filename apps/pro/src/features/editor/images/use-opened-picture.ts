import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProfile } from '../../../lib/session/signed-in.ts';
import type { Picture } from './images.queries.ts';
import type { PictureTexts } from './picture-draft.ts';

type Opened = {
  picture: Picture;
  index: number;
  ids: readonly string[];
  texts?: PictureTexts | undefined;
};

// A published picture is never changed: a copy with the same file and a new id takes its place.
const currentOf = ({ picture, index, ids }: Opened, images: readonly Picture[]): Picture => {
  const same = images.find(({ id }) => id === picture.id);
  const other = images[index];
  const isCopy =
    other !== undefined && !ids.includes(other.id) && other.thumbhash === picture.thumbhash;
  return same ?? (isCopy ? other : picture);
};

/**
 * Opens at first the picture whose texts this device has kept, if there is one. After another
 * account has replaced the picture by a copy, returns the copy; after it was removed,
 * the picture as it was: the dialog stays open with its typed values.
 */
export function useOpenedPicture(poiId: string, images: readonly Picture[]) {
  const account = useProfile()?.id;
  const [opened, setOpened] = useState<Opened>();
  const open = (index: number, texts?: PictureTexts): void => {
    const picture = images[index];
    if (picture)
      setOpened((now) => now ?? { picture, index, ids: images.map(({ id }) => id), texts });
  };
  // A press waits for the kept texts: a dialog that is already open would not show them.
  const taken = useRef<Promise<void>>(Promise.resolve());
  const openKept = useEffectEvent(async (id: string): Promise<void> => {
    const { takePictureTexts } = await import('./picture-draft.ts');
    const kept = await takePictureTexts(id, poiId, images);
    if (kept) open(kept.index, kept.texts);
  });
  useEffect(() => {
    // The file did not load, or the browser refuses locks: what the device keeps stays there.
    if (account !== undefined) taken.current = openKept(account).catch(() => undefined);
  }, [account]);
  return {
    picture: opened && currentOf(opened, images),
    /** What this device had kept of it. */
    texts: opened?.texts,
    open: (index: number): void => void taken.current.then(() => open(index)),
    close: (): void => setOpened(undefined),
  };
}
