import { buffer } from 'node:stream/consumers';
import type { PictureStore, StoredPicture } from '../../gateways/picture-store/picture-store.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { type Drawing, parseDrawing } from './media.domain.ts';
import { mediaRepository } from './media.repository.ts';
import { moderatesPictures } from './pictures.domain.ts';
import { type PictureCopy, type PictureWidth, pictureFileName } from './pipeline/picture-names.ts';

/** Shared caches must not store a picture that is not public. */
type SeenPicture = { isPublic: boolean } & ({ drawing: Drawing } | { sha256: string });

export type MediaService = {
  /** Undefined for an unknown id and for a media file that is not a drawing. */
  findDrawing: (mediaFileId: string) => Promise<Drawing | undefined>;
  /**
   * Undefined when the picture is unknown or not visible to the viewer. Calls `readViewer` only for
   * a picture that is not public.
   */
  findFile: (
    mediaFileId: string,
    readViewer: () => Promise<Viewer | null>,
  ) => Promise<SeenPicture | undefined>;
  /** Problems: media_not_found when the file is missing. */
  open: (sha256: string, copy: PictureCopy) => Promise<StoredPicture>;
  /**
   * A JPEG of a photo in a published event, at most `width` pixels wide; undefined when there is
   * none.
   */
  findPhoto: (mediaFileId: string, width: PictureWidth) => Promise<Buffer | undefined>;
};

export type MediaDeps = {
  db: Pick<Db, 'media' | '$queryRawUnsafe'>;
  store: PictureStore | undefined;
};

export function mediaService({ db, store }: MediaDeps): MediaService {
  const media = mediaRepository(db);

  const findFile: MediaService['findFile'] = async (id, readViewer) => {
    const seen = (
      row: Awaited<ReturnType<typeof media.find>>,
      isPublic: boolean,
    ): SeenPicture | undefined => {
      if (row?.drawing) return { isPublic, drawing: parseDrawing(row.drawing) };
      return row?.sha256 ? { isPublic, sha256: row.sha256 } : undefined;
    };
    const row = await media.find(id, null);
    if (row === undefined || row.isPublic || row.kind === 'remote') return seen(row, true);
    const viewer = await readViewer();
    if (viewer === null) return undefined;
    const isSeen =
      moderatesPictures(viewer) ||
      (row.isLogo && viewer.permissions.includes('org_mod')) ||
      (await media.find(id, viewer.userId))?.isMine;
    return isSeen ? seen(row, false) : undefined;
  };

  const open: MediaService['open'] = async (sha256, copy) => {
    const kept = await store?.read(pictureFileName(sha256, copy));
    if (kept === undefined) throw new Problem('media_not_found');
    return kept;
  };

  return {
    findFile,
    open,
    findDrawing: async (mediaFileId) => {
      const drawing = await media.findDrawing(mediaFileId);
      return drawing === undefined ? undefined : parseDrawing(drawing);
    },
    findPhoto: async (mediaFileId, width) => {
      const found = await findFile(mediaFileId, async () => null);
      const kept =
        found && 'sha256' in found
          ? await open(found.sha256, { width, encoding: 'jpg' }).catch(() => undefined)
          : undefined;
      return kept && (await buffer(kept.stream));
    },
  };
}
