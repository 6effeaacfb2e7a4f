import { canBecome, type PoiStatus } from '@parages/contracts/vocabulary/events/poi-statuses';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { MediaFile } from './pictures.schema.ts';

/** What decides whose pictures somebody changes. */
export type PictureStanding = {
  memberRole: 'owner' | 'editor' | 'reader' | null;
  isArchived: boolean;
  workingStatus: PoiStatus | null;
  isPublished: boolean;
};

/** Organisers work on the version in preparation; moderators change what visitors see, and what is in preparation beside it. */
export type PictureReach = 'working' | 'both' | 'none';

const isModerator = ({ permissions }: Viewer): boolean =>
  permissions.includes('image_mod') || permissions.includes('poi_mod');
const isEditor = (
  { permissions }: Viewer,
  { memberRole }: Pick<PictureStanding, 'memberRole'>,
): boolean =>
  permissions.includes('poi_editor') && (memberRole === 'owner' || memberRole === 'editor');

/** Whether somebody may change pictures of events that are not his own. */
export const moderatesPictures = isModerator;

/** Nobody but an administrator moderates an event of his own organisation: its editors are organisers there. */
export function reachOf(
  viewer: Viewer,
  standing: Pick<PictureStanding, 'memberRole'>,
): PictureReach {
  const asModerator =
    isModerator(viewer) && (viewer.role === 'admin' || standing.memberRole === null);
  if (asModerator) return 'both';
  return isEditor(viewer, standing) ? 'working' : 'none';
}

/** Whether an event is in a state in which its pictures may be changed: for an organiser that of a save. */
export function isOpen(
  reach: PictureReach,
  { isArchived, workingStatus, isPublished }: PictureStanding,
): boolean {
  if (isArchived || reach === 'none') return false;
  if (reach === 'both') return workingStatus !== null || isPublished;
  return workingStatus !== null && canBecome(workingStatus, workingStatus);
}

export const isFull = (pictures: number): boolean => pictures >= limits.images.max;

/** Whether two lists hold the same ids, in whatever order. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  new Set(one).size === one.length &&
  one.every((id) => other.includes(id));

/** What the history tells of a picture. */
export const toldPicture = ({
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
