import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import {
  isFull,
  isOpen,
  moderatesPictures,
  type PictureReach,
  reachOf,
} from '../pictures.domain.ts';
import {
  type PicturePlace as PicturePlaceRow,
  picturesRepository,
} from '../pictures.repository.ts';

export type PicturePlace = PicturePlaceRow & { reach: PictureReach };

/**
 * Finds an event that the viewer may see: a published one that no moderator has hidden, or any for
 * moderators and for members of its organisation. @throws {Problem} poi_not_found
 */
export async function findPicturePlace(
  db: Db,
  poiId: string,
  viewer: Viewer,
): Promise<PicturePlace> {
  const place = await picturesRepository(db).findPlace(poiId, viewer.userId);
  const isVisible =
    place !== undefined &&
    ((place.isPublished && place.isEnabled) ||
      place.memberRole !== null ||
      moderatesPictures(viewer));
  if (!isVisible) throw new Problem('poi_not_found');
  return { ...place, reach: reachOf(viewer, place) };
}

/**
 * Finds an event to which the viewer may add a picture. @throws {Problem} poi_not_found,
 * permission_missing, organisation_suspended, poi_transition_forbidden, pictures_full
 */
export async function findPlaceToAdd(db: Db, poiId: string, viewer: Viewer): Promise<PicturePlace> {
  const place = await findPicturePlace(db, poiId, viewer);
  if (place.reach === 'none') throw new Problem('permission_missing');
  if (place.reach === 'working' && place.organisationStatus === 'suspended')
    throw new Problem('organisation_suspended');
  if (!isOpen(place.reach, place)) throw new Problem('poi_transition_forbidden');
  if (isFull(place.pictures)) throw new Problem('pictures_full');
  return place;
}
