import { highestRole } from '@parages/contracts/vocabulary/accounts/roles';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import type { ReadViewer, Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import { withDeadline } from '../deadline.ts';
import { readRights } from '../library/held-rights.ts';
import { asProblem } from '../library/out-of-reach.ts';
import type { PeopleService } from '../people/people.service.ts';
import { areRightsStale, isSessionOver, readClaims } from './session-claims.domain.ts';

type Deps = { people: Pick<PeopleService, 'find'>; clock: Clock; deadlineMs: number };

const secondMs = 1000;

// An access token that is over, was refused or was never there: nobody is signed in, and the browser may renew its session.
const meansNobody = (error: unknown): boolean =>
  supertokens.Error.isErrorFromSuperTokens(error) &&
  ['UNAUTHORISED', 'TRY_REFRESH_TOKEN', 'CLEAR_DUPLICATE_SESSION_COOKIES'].includes(error.type);

/**
 * Reads the session of a request. The session core is asked for permissions when the caller wants them fresh or the roles of the account have
 * changed since the token read them; whether the address is verified is read from the account alone, for a provider may change it.
 */
export const sessionReader = ({ people, clock, deadlineMs }: Deps): ReadViewer => {
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
    const { issuedAtS, signedInAt, rights } = readClaims(session.getAccessTokenPayload());
    // Closed since: a deleted account, another password, a stolen token. (Tokens tell their time in whole seconds.)
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
    if (isSessionOver({ signedInAt, roles }, clock.now())) {
      await session.revokeSession(); // clears the cookies of the answer too
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
      if (meansNobody(error)) return null;
      throw asProblem(error);
    }
  };
};
