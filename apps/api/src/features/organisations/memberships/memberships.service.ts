import { highestRole } from '@parages/contracts/vocabulary/accounts/roles';
import {
  isEditorRole,
  type MemberRole,
} from '@parages/contracts/vocabulary/organisations/member-roles';
import type { ReadViewer, Viewer } from '../../../platform/access/viewer.ts';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { permissionsOf } from '../organisations.domain.ts';
import {
  type HeldOrganisation,
  type MailedPerson,
  membershipsRepository,
} from './memberships.repository.ts';

/** The organisations somebody belongs to, by name. */
export const organisationsOf = (db: SqlClient, accountId: string): Promise<HeldOrganisation[]> =>
  membershipsRepository(db).list(accountId);

/** Its members of these roles whose address is verified, to be written to. */
export const listMailedMembers = (
  tx: SqlClient,
  organisationId: string,
  roles: MemberRole[],
): Promise<MailedPerson[]> => membershipsRepository(tx).listMailed({ organisationId, roles });

/**
 * An organisation somebody is about to write for, in his transaction: until its end nobody suspends
 * it or takes his membership away.
 * @throws {Problem} organisation_not_found when he does not belong to it, permission_missing when
 * he only reads, organisation_suspended
 */
export async function editorOf(
  tx: SqlClient,
  accountId: string,
  organisationId: string,
): Promise<HeldOrganisation> {
  const held = await membershipsRepository(tx).hold({ accountId, organisationId });
  if (!held) throw new Problem('organisation_not_found');
  if (!isEditorRole(held.role)) throw new Problem('permission_missing');
  if (held.status === 'suspended') throw new Problem('organisation_suspended');
  return held;
}

function withMemberships(viewer: Viewer, held: readonly HeldOrganisation[]): Viewer {
  const given = held.flatMap(permissionsOf);
  if (given.length === 0) return viewer;
  return {
    ...viewer,
    permissions: [...new Set([...viewer.permissions, ...given])],
    role: highestRole([viewer.role, 'organizer']),
  };
}

/**
 * Who asks, with what belonging to organisations allows him beside his roles. Read at each request:
 * what was taken away is gone at once.
 */
export const readViewerWithMemberships =
  (db: Db, readViewer: ReadViewer): ReadViewer =>
  async (...asked) => {
    const viewer = await readViewer(...asked);
    return viewer?.isVerified
      ? withMemberships(viewer, await organisationsOf(db, viewer.userId))
      : viewer;
  };
