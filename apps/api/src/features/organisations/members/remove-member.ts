import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lockAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { assertNotLastOwner } from './assert-not-last-owner.ts';
import { membersRepository } from './members.repository.ts';

export type RemoveMemberDeps = { db: Db; clock: Clock };

/**
 * Removes a member, as an owner; any member can also leave, even a suspended organisation.
 * Problems: those of `lockAsOwner`, member_not_found, member_last_owner.
 */
export const removeMember =
  ({ db, clock }: RemoveMemberDeps) =>
  (
    actorId: string,
    { organisationId, accountId }: { organisationId: string; accountId: string },
  ): Promise<void> =>
    db.$transaction(async (tx) => {
      const isLeaving = actorId === accountId;
      if (isLeaving) await organisationsRepository(tx).lock(organisationId);
      else await lockAsOwner(tx, actorId, organisationId);
      const members = membersRepository(tx);
      const member = await members.find(organisationId, accountId);
      if (!member) throw new Problem(isLeaving ? 'organisation_not_found' : 'member_not_found');
      await assertNotLastOwner(members, organisationId, member);
      await members.remove(organisationId, accountId);
      await organisationsRepository(tx).note({
        organisationId,
        action: isLeaving ? 'member-left' : 'member-removed',
        actorId,
        subjectId: accountId,
        detail: { role: member.role },
        now: clock.now(),
      });
    });
