import {
  isRole,
  type Role,
  rolePermissions,
  roles,
} from '@parages/contracts/vocabulary/accounts/roles';
import { teamRoles } from '@parages/contracts/vocabulary/accounts/team-roles';
import supertokens from 'supertokens-node';
import UserRoles from 'supertokens-node/recipe/userroles';
import { toAddress } from '../credentials/credentials.domain.ts';
import { tenant } from '../library/sign-in-methods.ts';
import type { PeopleService } from '../people/people.service.ts';

export type RoleHolder = { email: string; roles: Role[] };

async function findUserId(email: string): Promise<string | undefined> {
  const [user] = await supertokens.listUsersByAccountInfo(tenant, { email: toAddress(email) });
  return user?.id;
}

const listOf = async (userId: string): Promise<Role[]> =>
  (await UserRoles.getRolesForUser(tenant, userId)).roles.filter(isRole);

async function listTeam(): Promise<string[]> {
  const holders = await Promise.all(
    teamRoles.map((role) => UserRoles.getUsersThatHaveRole(tenant, role)),
  );
  return [...new Set(holders.flatMap((held) => (held.status === 'OK' ? held.users : [])))];
}

/** The session core stores the roles. An open session has a changed role at its next request. */
export function rolesService({ people }: { people: Pick<PeopleService, 'noteRightsChanged'> }) {
  async function seedRole(role: Role): Promise<void> {
    const wanted: readonly string[] = rolePermissions[role];
    const stored = await UserRoles.getPermissionsForRole(role);
    const known = stored.status === 'OK' ? stored.permissions : [];
    await UserRoles.createNewRoleOrAddPermissions(role, [...wanted]);
    const stale = known.filter((permission) => !wanted.includes(permission));
    // An empty list would make the core remove all permissions.
    if (stale.length > 0) await UserRoles.removePermissionsFromRole(role, stale);
    if (stale.length === 0 && wanted.every((permission) => known.includes(permission))) return;
    const holders = await UserRoles.getUsersThatHaveRole(tenant, role);
    if (holders.status === 'OK') await people.noteRightsChanged(holders.users);
  }

  async function grantTo(userId: string, role: Role): Promise<void> {
    await seedRole(role);
    await UserRoles.addRoleToUser(tenant, userId, role);
    await people.noteRightsChanged([userId]);
  }

  async function revokeFrom(userId: string, role: Role): Promise<void> {
    await UserRoles.removeUserRole(tenant, userId, role);
    await people.noteRightsChanged([userId]);
  }

  return {
    grantTo,
    revokeFrom,
    listOf,
    /** Ids of the accounts with a role in the team. */
    listTeam,

    /** Also removes the permissions that the vocabulary does not give to a role. */
    seed: async (): Promise<void> => {
      for (const role of roles) await seedRole(role);
    },

    /** False for an unknown address. */
    grant: async (email: string, role: Role): Promise<boolean> => {
      const userId = await findUserId(email);
      if (userId === undefined) return false;
      await grantTo(userId, role);
      return true;
    },

    /** False for an unknown address. */
    revoke: async (email: string, role: Role): Promise<boolean> => {
      const userId = await findUserId(email);
      if (userId === undefined) return false;
      await revokeFrom(userId, role);
      return true;
    },

    list: async (): Promise<RoleHolder[]> => {
      const holders = new Map<string, Role[]>();
      for (const role of roles) {
        const answer = await UserRoles.getUsersThatHaveRole(tenant, role);
        for (const userId of answer.status === 'OK' ? answer.users : [])
          holders.set(userId, [...(holders.get(userId) ?? []), role]);
      }
      const named = await Promise.all(
        [...holders].map(async ([userId, names]) => ({
          email: (await supertokens.getUser(userId))?.emails[0] ?? userId,
          roles: names.filter(isRole),
        })),
      );
      return named.toSorted((a, b) => a.email.localeCompare(b.email));
    },
  };
}

export type RolesService = ReturnType<typeof rolesService>;
