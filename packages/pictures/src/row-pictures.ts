import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { fallbackPictureId } from './fallback.ts';
import { picturesPerTheme } from './scene-ids.ts';

const nextOf = (pictureId: string): string => {
  const digitsAt = pictureId.lastIndexOf('-') + 1;
  return `${pictureId.slice(0, digitsAt)}${(Number(pictureId.slice(digitsAt)) % picturesPerTheme) + 1}`;
};

/**
 * The drawings of pois without a picture that one row shows: that of `fallbackPictureId`, or the next
 * one of its theme that no poi before it has, so that no two are alike. A theme has fewer drawings
 * than a very long row has pois: then they repeat.
 */
export function rowPictureIds(pois: readonly { theme: Theme | null; id: string }[]): string[] {
  const taken = new Set<string>();
  return pois.map(({ theme, id }) => {
    let pictureId = fallbackPictureId(theme, id);
    for (let tries = 1; taken.has(pictureId) && tries < picturesPerTheme; tries += 1)
      pictureId = nextOf(pictureId);
    taken.add(pictureId);
    return pictureId;
  });
}
