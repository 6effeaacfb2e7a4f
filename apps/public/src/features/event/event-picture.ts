import type { Poi } from '@parages/contracts/types';
import { fallbackPictureId } from '@parages/pictures/fallback';

/** The main picture of an event, or the drawn one that stands in for it. `credits` and `title` are those of a real picture. */
export function eventPicture({ id, theme, media }: Pick<Poi, 'id' | 'theme' | 'media'>): {
  id: string;
  title: string;
  credits: string | null;
  license: string | null;
} {
  const [main] = media;
  if (main === undefined) return { id: fallbackPictureId(theme, id), title: '', credits: null, license: null };
  return { id: main.id, title: main.title ?? '', credits: main.credits, license: main.license };
}
