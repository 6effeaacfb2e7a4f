import { Problem } from '../../../platform/problems/problem.ts';
import type { MemberRow, membersRepository } from './members.repository.ts';

/** @throws {Problem} member_last_owner when the member is the only owner of the organisation */
export async function assertNotLastOwner(
  members: Pick<ReturnType<typeof membersRepository>, 'countOwners'>,
  organisationId: string,
  { role }: MemberRow,
): Promise<void> {
  if (role === 'owner' && (await members.countOwners(organisationId)) === 1)
    throw new Problem('member_last_owner');
}
