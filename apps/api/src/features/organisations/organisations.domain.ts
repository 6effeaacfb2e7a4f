import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { MemberRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import type { MineRow, OrganisationRow } from './organisations.repository.ts';
import type { MyOrganisation, Organisation } from './organisations.schema.ts';

/**
 * Permissions that a membership gives: to edit events, and in an approved organisation also
 * campaigns. None to a reader, or in a suspended organisation.
 */
export function permissionsOf({
  role,
  status,
}: {
  role: MemberRole;
  status: OrganisationStatus;
}): readonly Permission[] {
  if (!isEditorRole(role) || status === 'suspended') return [];
  return status === 'approved' ? ['poi_editor', 'camp_editor'] : ['poi_editor'];
}

export const toWire = <
  Row extends { submittedAt: Date; decidedAt: Date | null; createdAt: Date; updatedAt: Date },
>(
  row: Row,
) => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toOrganisation = (row: OrganisationRow): Organisation => toWire(row);

export const toMine = (row: MineRow): MyOrganisation => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Compares with `===`, and only the fields of `after`. */
export const changedFields = <Fields extends object>(
  before: Fields,
  after: Fields,
): (keyof Fields & string)[] =>
  Object.keys(after).filter(
    (name): name is keyof Fields & string => Reflect.get(before, name) !== Reflect.get(after, name),
  );
