import { drawPicture } from '@parages/pictures/draw-picture';
import { fallbackPictureId } from '@parages/pictures/fallback';
import sharp from 'sharp';
import type { MediaService } from '../../media/media.service.ts';
import type { PublishedPoi } from './poster.domain.ts';

const deadlineSeconds = 8;

export type PosterPictures = Pick<MediaService, 'findPhoto' | 'findDrawing'>;

/**
 * A JPEG of the main picture of an event: its photo, its drawing, or the drawing of its theme when
 * it has none or the file of the photo is missing.
 */
export async function paintPosterPicture(
  media: PosterPictures,
  { id, theme, media: [main] }: Pick<PublishedPoi, 'id' | 'theme' | 'media'>,
): Promise<Buffer> {
  const photo = main && !main.isDrawing ? await media.findPhoto(main.id, 1280) : undefined;
  if (photo) return photo;
  const drawing = main?.isDrawing ? await media.findDrawing(main.id) : undefined;
  const svg =
    (drawing && drawPicture(drawing)) ??
    drawPicture({ scene: fallbackPictureId(theme, id), seed: '' }) ??
    '';
  return sharp(Buffer.from(svg), { density: 110 })
    .timeout({ seconds: deadlineSeconds })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
