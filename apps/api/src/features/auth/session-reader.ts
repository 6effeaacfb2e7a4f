import { isPermission, type Permission } from '@parages/contracts/vocabulary/permissions';
import { highestRole, isRole, type Role } from '@parages/contracts/vocabulary/roles';
import { sessionIdHeader } from '@parages/contracts/vocabulary/session-id';
import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import UserRoles from 'supertokens-node/recipe/userroles';
import { z } from 'zod';
import type { ReadViewer, Viewer } from '../../platform/viewer.ts';
import { withDeadline } from './deadline.ts';
import { asProblem } from './library/out-of-reach.ts';
import { tenant } from './library/sign-in-methods.ts';
import type { PeopleService } from './people.service.ts';

const secondMs = 1000;
const texts = z.object({ v: z.array(z.string()) }).catch({ v: [] });
const claims = z.object({ iat: z.number(), 'st-ev': z.object({ v: z.boolean() }).catch({ v: false }), 'st-perm': texts, 'st-role': texts });

type Held = { permissions: Permission[]; roles: Role[] };

async function holdNow(userId: string): Promise<Held> {
  const { roles } = await UserRoles.getRolesForUser(tenant, userId);
  const answers = await Promise.all(roles.map((role) => UserRoles.getPermissionsForRole(role)));
  const permissions = answers.flatMap((answer) => (answer.status === 'OK' ? answer.permissions : []));
  return { permissions: [...new Set(permissions.filter(isPermission))], roles: roles.filter(isRole) };
}

// An access token that is over, was refused or was never there: nobody is signed in, and the browser may renew its session.
const meansNobody = (error: unknown): boolean =>
  supertokens.Error.isErrorFromSuperTokens(error) &&
  ['UNAUTHORISED', 'TRY_REFRESH_TOKEN', 'CLEAR_DUPLICATE_SESSION_COOKIES'].includes(error.type);

/** Reads who asks from his session. Reading needs the core only when the session was renewed a moment ago, or when it has to be fresh. */
export const sessionReader = ({ people, deadlineMs }: { people: Pick<PeopleService, 'find'>; deadlineMs: number }): ReadViewer => {
  const read: ReadViewer = async (request, reply, { isFresh }) => {
    const session = await Session.getSession(request, reply, {
      sessionRequired: false,
      checkDatabase: isFresh,
      // Another site can send our cookies' browser here, but no header of its own: the product's is as good as the library's `rid`.
      ...(request.headers[sessionIdHeader] === undefined ? {} : { antiCsrfCheck: false }),
      overrideGlobalClaimValidators: () => [],
    });
    if (session === undefined) return null;
    const userId = session.getUserId();
    const person = await people.find(userId);
    const { iat, 'st-ev': verified, 'st-perm': permissions, 'st-role': roles } = claims.parse(session.getAccessTokenPayload());
    // Closed since: a deleted account, another password, a stolen token. (Tokens tell their time in whole seconds.)
    if (person === undefined || person.leavingAt !== null || iat < Math.floor((person.sessionsSince?.getTime() ?? 0) / secondMs))
      return null;
    const held: Held = isFresh ? await holdNow(userId) : { permissions: permissions.v.filter(isPermission), roles: roles.v.filter(isRole) };
    const isVerified = verified.v || person.emailVerifiedAt !== null;
    const sessionHandle = session.getHandle();
    return { userId, isVerified, permissions: held.permissions, role: highestRole(held.roles), sessionHandle } satisfies Viewer;
  };
  return async (request, reply, options) => {
    try {
      return await withDeadline(read(request, reply, options), deadlineMs);
    } catch (error) {
      if (meansNobody(error)) return null;
      throw asProblem(error);
    }
  };
};
