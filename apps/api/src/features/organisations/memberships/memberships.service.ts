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
  type MailedPerson,
  membershipsRepository,
  type OrganisationMembership,
} from './memberships.repository.ts';

export const organisationsOf = (
  db: SqlClient,
  accountId: string,
): Promise<OrganisationMembership[]> => membershipsRepository(db).list(accountId);

export const listMailedMembers = (
  tx: SqlClient,
  organisationId: string,
  roles: MemberRole[],
): Promise<MailedPerson[]> => membershipsRepository(tx).listMailed({ organisationId, roles });

/**
 * How many people `listMailedMembers` would mail about any of these organisations, without those
 * whose address gets no mail.
 */
export const countMailedMembers = (
  db: SqlClient,
  organisationIds: string[],
  roles: MemberRole[],
): Promise<number> => membershipsRepository(db).countMailed({ organisationIds, roles });

/**
 * Locks the membership of an editor or owner in the caller's transaction: until its end the
 * organisation cannot be suspended nor the member removed.
 * @throws {Problem} organisation_not_found for an account that is not a member, permission_missing
 * for a reader, organisation_suspended
 */
export async function editorOf(
  tx: SqlClient,
  accountId: string,
  organisationId: string,
): Promise<OrganisationMembership> {
  const held = await membershipsRepository(tx).lockMembership({ accountId, organisationId });
  if (!held) throw new Problem('organisation_not_found');
  if (!isEditorRole(held.role)) throw new Problem('permission_missing');
  if (held.status === 'suspended') throw new Problem('organisation_suspended');
  return held;
}

/**
 * Locks the membership of an owner, as `editorOf` does.
 * @throws {Problem} organisation_not_found for an account that is not a member, permission_missing
 * for an editor or a reader, organisation_suspended
 */
export async function ownerOf(
  tx: SqlClient,
  accountId: string,
  organisationId: string,
): Promise<OrganisationMembership> {
  const held = await editorOf(tx, accountId, organisationId);
  if (held.role !== 'owner') throw new Problem('permission_missing');
  return held;
}

/**
 * Lets an owner read, also one of a suspended organisation.
 * @throws {Problem} organisation_not_found for an account that is not a member, permission_missing
 * for an editor or a reader
 */
export async function assertOwnerReads(
  db: SqlClient,
  accountId: string,
  organisationId: string,
): Promise<void> {
  const held = await organisationsOf(db, accountId);
  const one = held.find(({ id }) => id === organisationId);
  if (one === undefined) throw new Problem('organisation_not_found');
  if (one.role !== 'owner') throw new Problem('permission_missing');
}

function withMemberships(viewer: Viewer, held: readonly OrganisationMembership[]): Viewer {
  const given = held.flatMap(permissionsOf);
  if (given.length === 0) return viewer;
  return {
    ...viewer,
    permissions: [...new Set([...viewer.permissions, ...given])],
    role: highestRole([viewer.role, 'organizer']),
  };
}

/**
 * Adds the permissions of memberships to those of the viewer's roles, once the address is verified.
 * Reads the memberships at each request, so that a removal takes effect at once.
 */
export const readViewerWithMemberships =
  (db: Db, readViewer: ReadViewer): ReadViewer =>
  async (...asked) => {
    const viewer = await readViewer(...asked);
    return viewer?.isVerified
      ? withMemberships(viewer, await organisationsOf(db, viewer.userId))
      : viewer;
  };
