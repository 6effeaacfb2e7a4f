import type { Poi } from '@parages/contracts/types';
import { fallbackPictureId } from '@parages/pictures/fallback';

/** `isDrawing` marks an illustration of the service, which is shown without credit and licence. */
export type EventPicture = Pick<Poi['media'][number], 'id' | 'credits' | 'license' | 'isDrawing'> &
  Partial<Pick<Poi['media'][number], 'color' | 'focal' | 'licenseUrl'>> & { title: string };

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

export const eventPicture = (poi: Pick<Poi, 'id' | 'theme' | 'media'>): EventPicture =>
  eventPictures(poi)[0];
