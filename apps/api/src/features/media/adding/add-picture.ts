import type { PictureStore } from '../../../gateways/picture-store/picture-store.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { takeDailyQuota } from '../../../platform/quotas/quotas.service.ts';
import type { PoiChangesService } from '../../editing/poi-changes.service.ts';
import { showPicture } from '../changes/show-picture.ts';
import type { AddedPicture, PictureForm } from '../pictures.schema.ts';
import { preparePicture } from '../pipeline/prepare-picture.ts';
import { keepPicture, type PictureFacts } from './keep-picture.service.ts';
import { insertWithinQuotas } from './picture-quotas.service.ts';

/** Without a `store`, no picture can be added (service_unavailable). */
export type AddPictureDeps = {
  db: Db;
  clock: Clock;
  changes: PoiChangesService;
  store: PictureStore | undefined;
};

export type NewPicture = {
  poiId: string;
  organisationId: string | null;
  /** False for pictures that moderators add, to which no quota applies. */
  isOrganiser: boolean;
  bytes: Buffer;
  facts: Omit<PictureFacts, 'poiId' | 'uploadedBy' | 'now'>;
};

export const describe = ({
  title = null,
  credits = null,
  license = null,
}: Pick<PictureForm, 'title' | 'credits' | 'license'>) => ({
  title: title || null,
  credits: credits || null,
  license,
});

/**
 * @throws {Problem} service_unavailable, quota_reached, and those of `preparePicture` and
 * `showPicture`
 */
export async function addPicture(
  { db, clock, changes, store }: AddPictureDeps,
  { poiId, organisationId, isOrganiser, bytes, facts }: NewPicture,
  viewer: Viewer,
): Promise<AddedPicture> {
  if (store === undefined)
    throw new Problem('service_unavailable', 'No place to keep pictures is configured');
  const accountId = viewer.userId;
  // Counted before the preparation, which is the costly part.
  if (isOrganiser) await takeDailyQuota(db, 'picturesPerDay', accountId, clock.now());
  const prepared = await preparePicture(bytes);
  const mediaFileId = await keepPicture(
    db,
    store,
    prepared,
    { ...facts, poiId, uploadedBy: accountId, now: clock.now() },
    isOrganiser ? insertWithinQuotas(db, { accountId, organisationId }) : undefined,
  );
  return { ...(await showPicture(changes, { poiId, viewer, mediaFileId })), mediaFileId };
}
