import { isPermission, type Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { isRole, type Role } from '@parages/contracts/vocabulary/accounts/roles';
import { sessionLimits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';

/** `readAt` is the time when the session core was read, in milliseconds since 1970. */
export type HeldRights = { roles: Role[]; permissions: Permission[]; readAt: number };

/** `signedInAt` is in milliseconds since 1970; undefined in tokens of older versions. */
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
  // Claims in tokens of older versions.
  'st-role': libraryTexts,
  'st-perm': libraryTexts,
});

const staffRoles: readonly Role[] = ['curator', 'moderator', 'admin'];

/** The access token must be verified already. `readAt` is 0 in tokens of older versions. */
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

/**
 * True when the rights of a token may differ from those of the account; also for a token of an
 * older version that claims any right.
 */
export function areRightsStale(
  { roles, permissions, readAt }: HeldRights,
  rightsChangedAt: Date | null,
): boolean {
  if (rightsChangedAt !== null && readAt <= rightsChangedAt.getTime()) return true;
  return readAt === 0 && roles.length + permissions.length > 0;
}

/** A refresh does not extend the maximum age. False while the sign-in time is unknown. */
export function isSessionExpired(
  { signedInAt, roles }: { signedInAt: number | undefined; roles: readonly Role[] },
  now: Date,
): boolean {
  if (signedInAt === undefined) return false;
  const isStaff = roles.some((role) => staffRoles.includes(role));
  return now.getTime() - signedInAt >= (isStaff ? sessionLimits.staffMaxMs : sessionLimits.maxMs);
}
