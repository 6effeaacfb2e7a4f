import type { Db } from '../../platform/database.ts';
import { type Drawing, parseDrawing } from './media.domain.ts';
import { mediaRepository } from './media.repository.ts';

export type MediaService = {
  /** The drawing of a media file; undefined when no file has this id or when it is a photo. */
  findDrawing: (mediaFileId: string) => Promise<Drawing | undefined>;
};

/** What other features may know of pictures. */
export function mediaService(db: Pick<Db, 'media'>): MediaService {
  const media = mediaRepository(db);
  return {
    findDrawing: async (mediaFileId) => {
      const drawing = await media.findDrawing(mediaFileId);
      return drawing === undefined ? undefined : parseDrawing(drawing);
    },
  };
}
