import { highestRole } from '@parages/contracts/vocabulary/accounts/roles';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import type { ReadViewer, Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { withDeadline } from '../deadline.ts';
import { asProblem } from '../library/core-outage.ts';
import { readRights } from '../library/read-rights.ts';
import type { PeopleService } from '../people/people.service.ts';
import { areRightsStale, isSessionExpired, readClaims } from './session-claims.domain.ts';

type Deps = { people: Pick<PeopleService, 'find'>; clock: Clock; deadlineMs: number };

const secondMs = 1000;

// An expired, refused or missing access token: the caller counts as signed out, and the browser may
// refresh the session.
const isSignedOut = (error: unknown): boolean =>
  supertokens.Error.isErrorFromSuperTokens(error) &&
  ['UNAUTHORISED', 'TRY_REFRESH_TOKEN', 'CLEAR_DUPLICATE_SESSION_COOKIES'].includes(error.type);

// Another site can make the browser send our cookies, but no custom header.
const lacksCustomHeader = ({ method, headers, cookies }: Parameters<ReadViewer>[0]): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  cookies.sAccessToken !== undefined &&
  headers.authorization === undefined &&
  headers[sessionIdHeader] === undefined &&
  !headers.rid;

/**
 * Reads the session of a request. Permissions come from the session core when `isFresh` or when
 * those in the token may be outdated, else from the token. The verified state always comes from the
 * account: a provider may report a new address, which is not verified yet.
 */
export const sessionReader = ({ people, clock, deadlineMs }: Deps): ReadViewer => {
  const read: ReadViewer = async (request, reply, { isFresh }) => {
    if (lacksCustomHeader(request)) throw new Problem('session_header_missing');
    const session = await Session.getSession(request, reply, {
      sessionRequired: false,
      checkDatabase: isFresh,
      // Our header protects against CSRF like the library's `rid`.
      ...(request.headers[sessionIdHeader] === undefined ? {} : { antiCsrfCheck: false }),
      overrideGlobalClaimValidators: () => [],
    });
    if (session === undefined) return null;
    const userId = session.getUserId();
    const person = await people.find(userId);
    const { issuedAtS, signedInAt, rights } = readClaims(session.getAccessTokenPayload());
    // The account is deleted or being deleted, or its tokens were invalidated after this one was
    // issued: password changed, signed out everywhere or token stolen. (`iat` has whole seconds.)
    if (
      person === undefined ||
      person.leavingAt !== null ||
      issuedAtS < Math.floor((person.sessionsSince?.getTime() ?? 0) / secondMs)
    )
      return null;
    const { permissions, roles } =
      isFresh || areRightsStale(rights, person.rightsChangedAt)
        ? await readRights(userId, clock)
        : rights;
    if (isSessionExpired({ signedInAt, roles }, clock.now())) {
      await session.revokeSession(); // also clears the cookies in the response
      return null;
    }
    const isVerified = person.emailVerifiedAt !== null;
    return {
      userId,
      isVerified,
      permissions,
      role: highestRole(roles),
      sessionHandle: session.getHandle(),
      signedInAt,
    } satisfies Viewer;
  };
  return async (request, reply, options) => {
    try {
      return await withDeadline(read(request, reply, options), deadlineMs);
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw asProblem(error);
    }
  };
};
