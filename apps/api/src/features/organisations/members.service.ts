import type { MemberRole } from '@parages/contracts/vocabulary/member-roles';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Member, MemberProfile, Members } from './members.schema.ts';

type Place = { organisationId: string; accountId: string };
export type MembersService = {
  list: (viewer: Viewer, organisationId: string) => Promise<Members>;
  changeRole: (actorId: string, place: Place, role: MemberRole) => Promise<Member>;
  remove: (actorId: string, place: Place) => Promise<void>;
  get: (viewer: Viewer, accountId: string) => Promise<MemberProfile>;
};

const later = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

export const membersService = (): MembersService => ({ list: later, changeRole: later, remove: later, get: later });
