import { v7 as uuidv7 } from 'uuid';
import { Problem } from '../../../../platform/problems/problem.ts';
import type { Entry, LockedPoi } from '../../poi-changes.service.ts';
import { lifecycleRepository } from '../lifecycle.repository.ts';
import type { LifecycleMailsService, Origins } from '../lifecycle-mails.service.ts';
import { canWithdraw, statusOf } from '../transitions.domain.ts';
import { forbidden, noReasons } from './locked-poi.ts';

export type WithdrawSubmissionDeps = { letters: Pick<LifecycleMailsService, 'queueWithdrawal'> };

/**
 * Returns an event in review to its draft and mails the moderator who has claimed it. Problems:
 * permission_missing (a moderator who is no editor of the event), poi_transition_forbidden.
 */
export const withdrawSubmission =
  ({ letters }: WithdrawSubmissionDeps) =>
  async ({ tx, state, now, asker }: LockedPoi, origins: Origins): Promise<Entry> => {
    const version = state.archivedAt === null ? state.working : null;
    if (version?.status !== 'in-review') throw forbidden(statusOf(state), 'draft');
    if (!canWithdraw(asker, state)) throw new Problem('permission_missing');
    const events = lifecycleRepository(tx);
    await events.move({ ...noReasons, versionId: version.id, status: 'draft' });
    const id = uuidv7();
    const { accountId } = asker;
    const claimant = await events.releaseClaim({ poiId: state.id, accountId, now });
    const organisation = state.organisation?.name;
    if (claimant && organisation !== undefined)
      await letters.queueWithdrawal(
        tx,
        { id, title: version.label, organisation, claimant },
        origins,
      );
    return {
      id,
      action: 'submission-withdrawn',
      versionNumber: version.number,
      fromStatus: 'in-review',
      toStatus: 'draft',
    };
  };
