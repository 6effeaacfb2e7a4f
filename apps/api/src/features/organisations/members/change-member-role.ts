import type { MemberRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lockAsOwner } from '../memberships/lock-as-owner.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { assertNotLastOwner } from './assert-not-last-owner.ts';
import { membersRepository } from './members.repository.ts';
import type { Member } from './members.schema.ts';
import { toMember } from './to-member.ts';

export type ChangeMemberRoleDeps = { db: Db; clock: Clock };

/** Problems: those of `lockAsOwner`, member_not_found, member_last_owner. */
export const changeMemberRole =
  ({ db, clock }: ChangeMemberRoleDeps) =>
  (
    actorId: string,
    { organisationId, accountId }: { organisationId: string; accountId: string },
    to: MemberRole,
  ): Promise<Member> =>
    db.$transaction(async (tx) => {
      await lockAsOwner(tx, actorId, organisationId);
      const members = membersRepository(tx);
      const member = await members.find(organisationId, accountId);
      if (!member) throw new Problem('member_not_found');
      if (member.role === to) return toMember(member, actorId);
      await assertNotLastOwner(members, organisationId, member);
      await members.changeRole(organisationId, accountId, to);
      await organisationsRepository(tx).note({
        organisationId,
        action: 'member-role-changed',
        actorId,
        subjectId: accountId,
        detail: { from: member.role, to },
        now: clock.now(),
      });
      return toMember({ ...member, role: to }, actorId);
    });
