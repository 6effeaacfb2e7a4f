import { askerOf } from '../../../platform/access/asker.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { listChanges } from '../../../platform/list-changes.domain.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import {
  type Entry,
  type LockedPoi,
  type PoiChangesService,
  refreshLocked,
} from '../../editing/poi-changes.service.ts';
import { historyPicture, isOpen, moderatesPictures, reachOf } from '../pictures.domain.ts';
import { type PicturesRepository, picturesRepository } from '../pictures.repository.ts';
import type { MediaFile, PoiPictures } from '../pictures.schema.ts';

export type PicturesChange = { poiId: string; viewer: Viewer; version?: number | undefined };

/**
 * `versionIds`: ids of the versions whose pictures the viewer may change. `isPublic`: the published
 * version is one of them.
 */
export type EditablePictures = {
  locked: LockedPoi;
  pictures: PicturesRepository;
  versionIds: string[];
  isPublic: boolean;
};
/** Returns the ids of a version's pictures after the change, given those before. */
type NewList = (
  images: readonly MediaFile[],
  editable: EditablePictures,
) => Promise<string[]> | string[];

function editableVersionsOf(locked: LockedPoi, viewer: Viewer): EditablePictures {
  const { state, tx } = locked;
  const { published, working, archivedAt, memberRole } = state;
  const reach = reachOf(viewer, { memberRole });
  const pictureState = {
    memberRole,
    isArchived: archivedAt !== null,
    workingStatus: working?.status ?? null,
    isPublished: published !== null,
  };
  if (reach === 'none') throw new Problem('permission_missing');
  if (!isOpen(reach, pictureState)) throw new Problem('poi_transition_forbidden');
  const isPublic = reach === 'both' && published !== null;
  // The working version comes first, because the response shows its pictures.
  const versionIds = [working?.id, isPublic ? published?.id : undefined].filter(
    (id) => id !== undefined,
  );
  return { locked, pictures: picturesRepository(tx), versionIds, isPublic };
}

// Returns the history entry of the first version whose pictures change.
async function rewrite(editable: EditablePictures, list: NewList): Promise<Entry | undefined> {
  const { locked, pictures, versionIds, isPublic } = editable;
  const { state, now } = locked;
  let entry: Entry | undefined;
  for (const versionId of versionIds) {
    const before = await pictures.list(versionId);
    const ids = await list(before, editable);
    await pictures.write(versionId, ids, now);
    const changes = listChanges(
      '/images',
      before.map(historyPicture),
      (await pictures.list(versionId)).map(historyPicture),
    );
    if (changes.length === 0) continue;
    const version = [state.working, state.published].find((one) => one?.id === versionId);
    entry ??= { action: 'saved', versionNumber: version?.number ?? null, changes };
  }
  if (isPublic) await refreshLocked(locked);
  return entry;
}

/**
 * Changes the pictures of every version of the event that the viewer may change. Problems: those of
 * `PoiChangesService.change`, permission_missing, poi_transition_forbidden.
 */
export async function changePictures(
  changes: PoiChangesService,
  { poiId, viewer, version }: PicturesChange,
  list: NewList,
): Promise<PoiPictures> {
  const asker = askerOf(viewer, moderatesPictures(viewer));
  const poi = await changes.change({ asker, poiId, version }, (locked) =>
    rewrite(editableVersionsOf(locked, viewer), list),
  );
  return { version: poi.version, images: poi.images };
}

/** @throws {Problem} media_not_found unless one of the versions shows the picture */
export async function assertShown(
  pictures: PicturesRepository,
  versionIds: readonly string[],
  mediaFileId: string,
): Promise<void> {
  const showing = await pictures.listShowing(mediaFileId);
  if (!showing.some(({ id }) => versionIds.includes(id))) throw new Problem('media_not_found');
}
