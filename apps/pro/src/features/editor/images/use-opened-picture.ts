import { useState } from 'react';
import type { Picture } from './images.queries.ts';

type Opened = { picture: Picture; index: number; ids: readonly string[] };

// A published picture is never changed: a copy with the same file and a new id takes its place.
const currentOf = ({ picture, index, ids }: Opened, images: readonly Picture[]): Picture => {
  const same = images.find(({ id }) => id === picture.id);
  const other = images[index];
  const isCopy =
    other !== undefined && !ids.includes(other.id) && other.thumbhash === picture.thumbhash;
  return same ?? (isCopy ? other : picture);
};

/**
 * After another account has replaced the picture by a copy, returns the copy; after it was removed,
 * the picture as it was: the dialog stays open with its typed values.
 */
export function useOpenedPicture(images: readonly Picture[]) {
  const [opened, setOpened] = useState<Opened>();
  return {
    picture: opened && currentOf(opened, images),
    open: (index: number): void => {
      const picture = images[index];
      if (picture) setOpened({ picture, index, ids: images.map(({ id }) => id) });
    },
    close: (): void => setOpened(undefined),
  };
}
