import type { Poi } from '@parages/contracts/types';
import { fallbackPictureId } from '@parages/pictures/fallback';

/** A picture of an event. `isDrawing`: an illustration of ours, which stands in for one and owes nobody a credit. */
export type EventPicture = Pick<Poi['media'][number], 'id' | 'credits' | 'license' | 'isDrawing'> &
  Partial<Pick<Poi['media'][number], 'color' | 'focal' | 'licenseUrl'>> & { title: string };

/** The pictures of an event, the main one first; the drawn one of its theme when there is none. */
export function eventPictures({
  id,
  theme,
  media,
}: Pick<Poi, 'id' | 'theme' | 'media'>): [EventPicture, ...EventPicture[]] {
  const [main, ...others] = media.map((picture) => ({ ...picture, title: picture.title ?? '' }));
  return main
    ? [main, ...others]
    : [
        {
          id: fallbackPictureId(theme, id),
          title: '',
          credits: null,
          license: null,
          isDrawing: true,
        },
      ];
}

/** The main picture of an event. */
export const eventPicture = (poi: Pick<Poi, 'id' | 'theme' | 'media'>): EventPicture =>
  eventPictures(poi)[0];
