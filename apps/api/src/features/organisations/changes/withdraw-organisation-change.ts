import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { getOrganisation } from '../get-organisation.ts';
import { lockVersionAsOwner } from '../memberships/lock-as-owner.ts';
import type { Organisation } from '../organisations.schema.ts';
import { organisationChangeRepository } from './organisation-change.repository.ts';
import { saveProposal } from './save-proposal.ts';

export type WithdrawOrganisationChangeDeps = { db: Db; clock: Clock };

/**
 * Problems: those of `lockVersionAsOwner`, organisation_transition_forbidden without a proposal.
 */
export const withdrawOrganisationChange =
  ({ db, clock }: WithdrawOrganisationChangeDeps) =>
  async (accountId: string, id: string, version: number): Promise<Organisation> => {
    await db.$transaction(async (tx) => {
      const row = await lockVersionAsOwner(tx, accountId, id, version);
      if (row.change === null) throw new Problem('organisation_transition_forbidden');
      const now = clock.now();
      await organisationChangeRepository(tx).bump(id, now);
      await saveProposal(tx, { row, actorId: accountId, proposal: null, now });
    });
    return getOrganisation({ db })(accountId, id);
  };
