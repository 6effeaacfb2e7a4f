import { quotas } from '@parages/contracts/vocabulary/quotas';
import type { Db } from '../../../platform/database/database.ts';
import { lockNames } from '../../../platform/database/named-locks.ts';
import { assertQuota } from '../../../platform/quotas/quotas.service.ts';
import { type NewMediaFile, picturesRepository } from '../pictures.repository.ts';

/**
 * Inserts an organiser's picture under locks of the account and the organisation, so that
 * concurrent uploads cannot exceed the quotas. Problems: quota_reached.
 */
export const insertWithinQuotas =
  (db: Db, { accountId, organisationId }: { accountId: string; organisationId: string | null }) =>
  (picture: NewMediaFile): Promise<unknown> =>
    db.$transaction(async (tx) => {
      const pictures = picturesRepository(tx);
      await lockNames(tx, [`pictures of ${accountId}`, `pictures of ${organisationId ?? 'none'}`]);
      const { picturesPending: mostPending, picturesOfOrganisation: mostOfOrganisation } = quotas;
      const kept = await pictures.countKept({
        accountId,
        poiId: picture.poiId,
        mostPending,
        mostOfOrganisation,
      });
      assertQuota('picturesPending', kept.pending);
      assertQuota('picturesOfOrganisation', kept.ofOrganisation);
      return pictures.insert(picture);
    });
