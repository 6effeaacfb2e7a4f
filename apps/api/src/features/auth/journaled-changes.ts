import type { Role } from '@parages/contracts/vocabulary/accounts/roles';
import type { SecurityJournal } from '../../platform/access/security-event.ts';
import type { PeopleService } from './people/people.service.ts';
import type { RolesService } from './roles/roles.service.ts';

/**
 * `grant` and `revoke` record the change in the security journal, and reject when that fails,
 * although the change was made. The callers of `grantTo` and `revokeFrom` record it themselves.
 */
export function journaledRoles(
  roles: RolesService,
  { record }: Pick<SecurityJournal, 'record'>,
): RolesService {
  const recorded =
    (change: RolesService['grant'], kind: 'role_granted' | 'role_revoked') =>
    async (email: string, role: Role) => {
      const isKnown = await change(email, role);
      if (isKnown) await record({ kind, address: email, facts: { role } });
      return isKnown;
    };
  return {
    ...roles,
    grant: recorded(roles.grant, 'role_granted'),
    revoke: recorded(roles.revoke, 'role_revoked'),
  };
}

export const journaledPeople = (
  people: PeopleService,
  { note }: Pick<SecurityJournal, 'note'>,
): PeopleService => ({
  ...people,
  passwordChanged: async (userId) => {
    // Recorded first, because the sessions are closed even if queueing the mail fails.
    note({ kind: 'sessions_closed', subjectId: userId, facts: { code: 'password_changed' } });
    await people.passwordChanged(userId);
  },
});
