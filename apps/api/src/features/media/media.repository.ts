import type { Db } from '../../platform/database.ts';

/** Reads the media files that pois show. */
export const mediaRepository = (db: Pick<Db, 'media'>) => ({
  /** The `scene:seed` of a drawn media file; undefined when no row has this id or when it is a photo. */
  findDrawing: async (id: string): Promise<string | undefined> => {
    const media = await db.media.findUnique({ where: { id }, select: { drawing: true } });
    return media?.drawing ?? undefined;
  },
});
