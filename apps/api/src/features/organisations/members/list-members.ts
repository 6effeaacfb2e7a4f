import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { invitationsRepository } from '../invitations/invitations.repository.ts';
import { toInvitation } from '../invitations/to-invitation.ts';
import { organisationsRepository } from '../organisations.repository.ts';
import { membersRepository } from './members.repository.ts';
import type { Members } from './members.schema.ts';
import { toMember } from './to-member.ts';

export type ListMembersDeps = { db: Db; clock: Clock };

/**
 * Lists the members of an organisation for its members and for moderators; owners and moderators
 * see the invitations too. Problems: organisation_not_found.
 */
export const listMembers =
  ({ db, clock }: ListMembersDeps) =>
  async ({ userId, permissions }: Viewer, organisationId: string): Promise<Members> => {
    const organisations = organisationsRepository(db);
    const membership = await organisations.findMine(userId, organisationId);
    const isModerator =
      permissions.includes('org_mod') && (await organisations.exists(organisationId));
    if (!membership && !isModerator) throw new Problem('organisation_not_found');
    const seesInvitations = isModerator || membership?.role === 'owner';
    const [rows, invited] = await Promise.all([
      membersRepository(db).list(organisationId),
      seesInvitations ? invitationsRepository(db).list(organisationId) : [],
    ]);
    const now = clock.now();
    return {
      items: rows.map((row) => toMember(row, userId)),
      invitations: invited.map((row) => toInvitation(row, now)),
    };
  };
