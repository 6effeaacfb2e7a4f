import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { campaignsRepository } from '../campaigns.repository.ts';
import { lockDraft } from './draft-checks.ts';

export type DeleteCampaignDeps = { db: Db; clock: Clock };

/** Problems: those of `lockDraft`, campaign_version_stale. */
export const deleteCampaign =
  ({ db, clock }: DeleteCampaignDeps) =>
  (accountId: string, id: string, version: number): Promise<void> =>
    db.$transaction(async (tx) => {
      const draft = await lockDraft(tx, accountId, id);
      if (draft.version !== version) throw new Problem('campaign_version_stale');
      await campaignsRepository(tx).remove(id, clock.now());
    });
