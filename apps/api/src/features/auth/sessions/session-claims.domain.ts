import { isPermission, type Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { isRole, type Role } from '@parages/contracts/vocabulary/accounts/roles';
import { sessionLimits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';

/** Roles and permissions of an account, and when they were read from the session core, in milliseconds since 1970. */
export type HeldRights = { roles: Role[]; permissions: Permission[]; readAt: number };

/** What an access token says: `signedInAt` in milliseconds since 1970, undefined in tokens made before that was noted. */
export type SessionClaims = {
  issuedAtS: number;
  signedInAt: number | undefined;
  rights: HeldRights;
};

const texts = z.array(z.string()).catch([]);
const libraryTexts = z.object({ v: texts }).catch({ v: [] });
const payload = z.object({
  iat: z.number(),
  signedInAt: z.number().optional(),
  rights: z.object({ roles: texts, permissions: texts, readAt: z.number() }).optional(),
  // Where older tokens keep the same.
  'st-role': libraryTexts,
  'st-perm': libraryTexts,
});

const staffRoles: readonly Role[] = ['curator', 'moderator', 'admin'];

/** The claims of an access token whose signature was verified. Tokens without an instant of their rights have 0 there. */
export function readClaims(token: unknown): SessionClaims {
  const {
    iat,
    signedInAt,
    rights,
    'st-role': oldRoles,
    'st-perm': oldPermissions,
  } = payload.parse(token);
  const { roles, permissions, readAt } = rights ?? {
    roles: oldRoles.v,
    permissions: oldPermissions.v,
    readAt: 0,
  };
  return {
    issuedAtS: iat,
    signedInAt,
    rights: { roles: roles.filter(isRole), permissions: permissions.filter(isPermission), readAt },
  };
}

/** Whether the rights of a token may differ from those of the account. An old token that claims a right was never told of a change. */
export function areRightsStale(
  { roles, permissions, readAt }: HeldRights,
  rightsChangedAt: Date | null,
): boolean {
  if (rightsChangedAt !== null && readAt <= rightsChangedAt.getTime()) return true;
  return readAt === 0 && roles.length + permissions.length > 0;
}

/** Whether a session has lasted as long as it may, however often it was renewed. False while its sign-in is not known. */
export function isSessionOver(
  { signedInAt, roles }: { signedInAt: number | undefined; roles: readonly Role[] },
  now: Date,
): boolean {
  if (signedInAt === undefined) return false;
  const isStaff = roles.some((role) => staffRoles.includes(role));
  return now.getTime() - signedInAt >= (isStaff ? sessionLimits.staffMaxMs : sessionLimits.maxMs);
}
