import { logoMinWidth } from '@parages/contracts/vocabulary/organisations/logos';
import type { PictureStore } from '../../../gateways/picture-store/picture-store.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { takeDailyQuota } from '../../../platform/quotas/quotas.service.ts';
import { preparePicture } from '../pipeline/prepare-picture.ts';
import { keepPicture } from './keep-picture.service.ts';

/** Without a `store`, no logo can be added (service_unavailable). */
export type KeepLogoDeps = { db: Db; clock: Clock; store: PictureStore | undefined };

/**
 * Re-encodes and stores the logo that an account has sent, and returns the id of its media file,
 * which the sweep deletes after a day unless an organisation shows it. Problems:
 * service_unavailable, quota_reached, and those of `preparePicture`.
 */
export const keepLogo =
  ({ db, clock, store }: KeepLogoDeps) =>
  async (accountId: string, bytes: Buffer): Promise<string> => {
    if (store === undefined)
      throw new Problem('service_unavailable', 'No place to keep pictures is configured');
    // Counted before the preparation, which is the costly part.
    await takeDailyQuota(db, 'picturesPerDay', accountId, clock.now());
    const prepared = await preparePicture(bytes, logoMinWidth);
    return keepPicture(db, store, prepared, {
      title: null,
      credits: null,
      license: null,
      licenseUrl: null,
      origin: 'upload',
      sourceUrl: null,
      uploadedBy: accountId,
      poiId: null,
      now: clock.now(),
    });
  };

export type KeepLogo = ReturnType<typeof keepLogo>;
