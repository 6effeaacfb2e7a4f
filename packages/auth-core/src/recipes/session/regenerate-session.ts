import { z } from 'zod';
import { CoreRefusal } from '../../core-refusal.ts';
import { endpoint } from '../../http/endpoint.ts';
import { jsonObject, refuseProtectedClaims } from '../../http/fields.ts';
import { issueAccessToken, readAccessToken } from './access-token.ts';
import { findSession, setSessionClaims } from './session.store.ts';
import { describeSession, unauthorised } from './session-answers.ts';

/**
 * Replaces the claims of a session when new ones are given, and issues an access token with the
 * stored claims and the expiry of the given token, which the library has already verified. Issues
 * no token when the given one has expired meanwhile.
 */
export const regenerateSession = endpoint({
  method: 'POST',
  path: '/recipe/session/regenerate',
  input: z.object({ accessToken: z.string(), userDataInJWT: jsonObject.nullish() }),
  answer: async (core, { accessToken, userDataInJWT }) => {
    const token = readAccessToken(accessToken);
    if (token === undefined) throw new CoreRefusal(400, 'The access token cannot be read');
    const { expiresAt, ...content } = token;
    if (userDataInJWT) refuseProtectedClaims(userDataInJWT);
    const now = core.clock.now();
    const session = await findSession(core.db, token.sessionHandle, now);
    if (session === undefined) return unauthorised('Session does not exist.');
    const claims = userDataInJWT ?? session.claims;
    // Writing back the claims just read would undo a concurrent change of them.
    if (userDataInJWT && !(await setSessionClaims(core.db, session.handle, claims, now)))
      return unauthorised('Session does not exist.');
    const answer = { status: 'OK', session: describeSession({ ...session, claims }) };
    if (expiresAt <= now) return answer;
    const { hasStaticKey } = session;
    return {
      ...answer,
      accessToken: await issueAccessToken(
        core,
        { ...content, claims },
        { hasStaticKey, expiresAt },
      ),
    };
  },
});
