import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { changeMemberRole } from './change-member-role.ts';
import { getMember } from './get-member.ts';
import { listMembers } from './list-members.ts';
import { removeMember } from './remove-member.ts';

export const membersService = (deps: { db: Db; clock: Clock }) => ({
  list: listMembers(deps),
  get: getMember(deps),
  changeRole: changeMemberRole(deps),
  remove: removeMember(deps),
});

export type MembersService = ReturnType<typeof membersService>;
