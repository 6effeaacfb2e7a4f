import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import {
  highestRole,
  type Role,
  rolePermissions,
  roles,
} from '@parages/contracts/vocabulary/accounts/roles';
import { v7 as uuidv7 } from 'uuid';
import type { ReadViewer, Viewer } from '../src/platform/access/viewer.ts';
import type { Db } from '../src/platform/database/database.ts';

export type UserDraft = {
  email?: string;
  firstName?: string;
  isVerified?: boolean;
  permissions?: readonly Permission[];
};

export type User = { id: string; email: string; headers: Record<string, string> };

const header = 'x-test-user';

const rolesWithin = (held: readonly Permission[]): Role[] =>
  roles.filter((role) => rolePermissions[role].every((permission) => held.includes(permission)));

/** The sessions need no session core and always count as a fresh sign-in. */
export function createUsers(db: Db, now: () => Date) {
  const viewers = new Map<string, Viewer>();
  const readViewer: ReadViewer = async (request) => {
    const viewer = viewers.get(String(request.headers[header]));
    return viewer === undefined ? null : { signedInAt: now().getTime(), ...viewer };
  };
  async function signIn(draft: UserDraft = {}): Promise<User> {
    const id = uuidv7();
    const {
      email = `${id}@parages.example`,
      firstName = 'Camille',
      isVerified = true,
      permissions = [],
    } = draft;
    await db.account.create({
      data: { id, email, firstName, emailVerifiedAt: isVerified ? now() : null },
    });
    viewers.set(id, {
      userId: id,
      isVerified,
      permissions,
      role: highestRole(rolesWithin(permissions)),
    });
    return { id, email, headers: { [header]: id } };
  }
  return { signIn, readViewer };
}
