import { canBecome, type PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { MediaFile } from './pictures.schema.ts';

export type PictureState = {
  memberRole: 'owner' | 'editor' | 'reader' | null;
  isArchived: boolean;
  workingStatus: PoiStatus | null;
  isPublished: boolean;
};

/** Organisers change the working version; moderators change the published and the working one. */
export type PictureReach = 'working' | 'both' | 'none';

const isModerator = ({ permissions }: Viewer): boolean =>
  permissions.includes('image_mod') || permissions.includes('poi_mod');
const isEditor = (
  { permissions }: Viewer,
  { memberRole }: Pick<PictureState, 'memberRole'>,
): boolean =>
  permissions.includes('poi_editor') && (memberRole === 'owner' || memberRole === 'editor');

/** Whether the viewer may change pictures of events of other organisations. */
export const moderatesPictures = isModerator;

/**
 * The versions whose pictures the viewer may change. A moderator who belongs to the event's
 * organisation acts as organiser; an administrator always as moderator.
 */
export function reachOf(viewer: Viewer, state: Pick<PictureState, 'memberRole'>): PictureReach {
  const asModerator = isModerator(viewer) && (viewer.role === 'admin' || state.memberRole === null);
  if (asModerator) return 'both';
  return isEditor(viewer, state) ? 'working' : 'none';
}

/**
 * Whether the status of the event allows changes of its pictures: never once archived; for an
 * organiser, only while the working version may be saved.
 */
export function isOpen(
  reach: PictureReach,
  { isArchived, workingStatus, isPublished }: PictureState,
): boolean {
  if (isArchived || reach === 'none') return false;
  if (reach === 'both') return workingStatus !== null || isPublished;
  return workingStatus !== null && canBecome(workingStatus, workingStatus);
}

export const isFull = (pictures: number): boolean => pictures >= limits.images.max;

/** Whether two lists contain the same ids in any order, each once. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  new Set(one).size === one.length &&
  one.every((id) => other.includes(id));

export const historyPicture = ({
  id,
  title,
  credits,
  license,
  focal,
}: MediaFile): Pick<MediaFile, 'id' | 'title' | 'credits' | 'license' | 'focal'> => ({
  id,
  title,
  credits,
  license,
  focal,
});
