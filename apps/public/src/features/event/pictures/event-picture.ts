import type { Poi } from '@parages/contracts/types';
import { fallbackPictureId } from '@parages/pictures/fallback';

/**
 * A picture of an event. `isDrawing`: one of the service's own illustrations, shown without credit
 * and licence.
 */
export type EventPicture = Pick<Poi['media'][number], 'id' | 'credits' | 'license' | 'isDrawing'> &
  Partial<Pick<Poi['media'][number], 'color' | 'focal' | 'licenseUrl'>> & { title: string };

/** The pictures of an event, the main one first; the illustration of its theme if it has none. */
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

/** The main picture of an event, or the illustration of its theme. */
export const eventPicture = (poi: Pick<Poi, 'id' | 'theme' | 'media'>): EventPicture =>
  eventPictures(poi)[0];
