import { v7 as uuidv7 } from 'uuid';
import { askerOf } from '../../platform/asker.ts';
import { listChanges } from '../../platform/list-changes.domain.ts';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  type Entry,
  type HeldPoi,
  type PoiChangesService,
  refreshHeld,
} from '../editing/poi-changes.service.ts';
import {
  isFull,
  isOpen,
  isSameSet,
  moderatesPictures,
  reachOf,
  toldPicture,
} from './pictures.domain.ts';
import { type PicturesRepository, picturesRepository } from './pictures.repository.ts';
import type { MediaFile, PictureChanges, PictureOrder, PoiPictures } from './pictures.schema.ts';

type Change = { poiId: string; viewer: Viewer; version?: number | undefined };
type ChangeOfOne = Change & { mediaFileId: string };

/** What a change works on: an event nobody else changes, and the versions that whoever asks changes of it. */
type Reached = {
  held: HeldPoi;
  pictures: PicturesRepository;
  versionIds: string[];
  isPublic: boolean;
};
type NewList = (images: readonly MediaFile[], reached: Reached) => Promise<string[]> | string[];

function reachVersions(held: HeldPoi, viewer: Viewer): Reached {
  const { state, tx } = held;
  const { published, working, archivedAt, memberRole } = state;
  const reach = reachOf(viewer, { memberRole });
  const standing = {
    memberRole,
    isArchived: archivedAt !== null,
    workingStatus: working?.status ?? null,
    isPublished: published !== null,
  };
  if (reach === 'none') throw new Problem('permission_missing');
  if (!isOpen(reach, standing)) throw new Problem('poi_transition_forbidden');
  const isPublic = reach === 'both' && published !== null;
  // The one the answer shows comes first.
  const versionIds = [working?.id, isPublic ? published?.id : undefined].filter(
    (id) => id !== undefined,
  );
  return { held, pictures: picturesRepository(tx), versionIds, isPublic };
}

async function rewrite(
  { held, pictures, versionIds, isPublic }: Reached,
  list: NewList,
): Promise<Entry | undefined> {
  const { state, now } = held;
  const reached = { held, pictures, versionIds, isPublic };
  let told: Entry['changes'];
  for (const versionId of versionIds) {
    const before = await pictures.list(versionId);
    const ids = await list(before, reached);
    await pictures.write(versionId, ids, now);
    told ??= listChanges(
      '/images',
      before.map(toldPicture),
      (await pictures.list(versionId)).map(toldPicture),
    );
  }
  if (isPublic) await refreshHeld(held);
  if (told === undefined || told.length === 0) return undefined;
  return {
    action: 'saved',
    versionNumber: (state.working ?? state.published)?.number ?? null,
    changes: told,
  };
}

async function change(
  changes: PoiChangesService,
  { poiId, viewer, version }: Change,
  list: NewList,
): Promise<PoiPictures> {
  const asker = askerOf(viewer, moderatesPictures(viewer));
  const poi = await changes.change({ asker, poiId, version }, (held) =>
    rewrite(reachVersions(held, viewer), list),
  );
  return { version: poi.version, images: poi.images };
}

const idsOf = (images: readonly MediaFile[], isDrawing: boolean): string[] =>
  images.filter((image) => image.isDrawing === isDrawing).map(({ id }) => id);

/** Shows one more picture, after the other photos and before drawings, which stand in for photos. Problems: those of a change, pictures_full. */
export const addTo = (
  changes: PoiChangesService,
  { mediaFileId, ...place }: ChangeOfOne,
): Promise<PoiPictures> =>
  change(changes, place, (images, { held: _, ...reached }) => {
    // A version beside the one that is shown may be full already: it stays as it is.
    if (!isFull(images.length))
      return [...idsOf(images, false), mediaFileId, ...idsOf(images, true)];
    if (reached.versionIds.length === 1) throw new Problem('pictures_full');
    return images.map(({ id }) => id);
  });

/** Shows one picture less. Problems: those of a change, media_not_found. */
export function withoutIt(
  changes: PoiChangesService,
  { mediaFileId, ...place }: ChangeOfOne,
): Promise<PoiPictures> {
  let isFound = false;
  return change(changes, place, async (images, { versionIds, pictures }) => {
    isFound ||= images.some(({ id }) => id === mediaFileId);
    if (!isFound) await assertShown(pictures, versionIds, mediaFileId);
    return images.map(({ id }) => id).filter((id) => id !== mediaFileId);
  });
}

async function assertShown(
  pictures: PicturesRepository,
  versionIds: readonly string[],
  mediaFileId: string,
): Promise<void> {
  const showing = await pictures.listShowing(mediaFileId);
  if (!showing.some(({ id }) => versionIds.includes(id))) throw new Problem('media_not_found');
}

/**
 * Changes what is said of a picture. A row that the public sees, or that another event or version shows, is never changed: another one over
 * the same file takes its place. Problems: those of a change, media_not_found.
 */
export function replaceIn(
  changes: PoiChangesService,
  { mediaFileId, ...place }: ChangeOfOne,
  body: PictureChanges,
): Promise<PoiPictures> {
  const { version, focal, ...words } = body;
  let replacement: string | undefined;
  return change(changes, { ...place, version }, async (images, { held, pictures, versionIds }) => {
    const ids = images.map(({ id }) => id);
    const old = images.find(({ id }) => id === mediaFileId);
    if (old === undefined) {
      if (replacement === undefined) await assertShown(pictures, versionIds, mediaFileId);
      return ids;
    }
    if (replacement === undefined) {
      const { title = old.title, credits = old.credits, license = old.license } = words;
      const { x: focalX, y: focalY } = focal ?? old.focal;
      const changed = {
        mediaFileId,
        title: title || null,
        credits: credits || null,
        license,
        focalX,
        focalY,
      };
      const showing = await pictures.listShowing(mediaFileId);
      const isOurs = showing.every(
        ({ id, isPublished }) => versionIds.includes(id) && !isPublished,
      );
      replacement = isOurs ? mediaFileId : uuidv7();
      if (isOurs) await pictures.update(changed);
      else
        await pictures.copy({ ...changed, copyId: replacement, poiId: place.poiId, now: held.now });
    }
    const shown = replacement;
    return ids.map((id) => (id === mediaFileId ? shown : id));
  });
}

/** Puts pictures in an order. Problems: those of a change; poi_version_stale when they are not the ones of the event any more. */
export const orderAs = (
  changes: PoiChangesService,
  place: Change,
  { version, ids }: PictureOrder,
): Promise<PoiPictures> => {
  let isFirst = true;
  return change(changes, { ...place, version }, (images) => {
    const present = images.map(({ id }) => id);
    const isSame = isSameSet(ids, present);
    if (isFirst && !isSame) throw new Problem('poi_version_stale');
    isFirst = false;
    // A version beside it may show others: those keep their place behind.
    return isSame
      ? ids
      : [...ids.filter((id) => present.includes(id)), ...present.filter((id) => !ids.includes(id))];
  });
};
