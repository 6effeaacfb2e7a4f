import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { membersRepository } from './members.repository.ts';
import type { MemberProfile } from './members.schema.ts';

export type GetMemberDeps = { db: Db };

/**
 * Reads the profile of a member: for the account itself and for moderators with all memberships,
 * for an owner with those in the organisations of that owner. Problems: member_not_found.
 */
export const getMember =
  ({ db }: GetMemberDeps) =>
  async ({ userId, permissions }: Viewer, accountId: string): Promise<MemberProfile> => {
    const found = await membersRepository(db).findProfile({
      accountId,
      viewerId: userId,
      seesAll: permissions.includes('org_mod'),
    });
    if (!found) throw new Problem('member_not_found');
    return { ...found, createdAt: found.createdAt.toISOString() };
  };
