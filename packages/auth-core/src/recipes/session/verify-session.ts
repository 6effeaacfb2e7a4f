import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { endpoint } from '../../http/endpoint.ts';
import { isSignedByUs } from '../../tokens/json-web-token.ts';
import { sha256 } from '../../tokens/sha256.ts';
import { type AccessTokenContent, issueAccessToken, readAccessToken } from './access-token.ts';
import { lockSession, promoteRefreshToken, type StoredSession } from './session.store.ts';
import { describeSession, tryRefreshToken, unauthorised } from './session-answers.ts';

/**
 * A used access token proves that the browser has the refresh token issued with it, so that refresh
 * token becomes the current one if it was issued in exchange for the current one.
 * @returns `isInForce`: whether that refresh token is now the current one; undefined for an unknown
 * or expired session
 */
async function promote(
  core: Core,
  token: AccessTokenContent,
): Promise<{ session: StoredSession; isInForce: boolean } | undefined> {
  return core.db.transaction(async (tx) => {
    const now = core.clock.now();
    const session = await lockSession(tx, token.sessionHandle, now);
    if (session === undefined) return undefined;
    const refreshHash2 = sha256(token.refreshTokenHash1);
    const parent = token.parentRefreshTokenHash1;
    const isChild = parent !== null && session.refreshHash2 === sha256(parent);
    if (isChild) {
      const expiresAt = new Date(now.getTime() + core.settings.refreshTokenMs);
      await promoteRefreshToken(tx, session.handle, { refreshHash2, expiresAt });
    }
    return { session, isInForce: isChild || session.refreshHash2 === refreshHash2 };
  });
}

/**
 * Verifies an access token. Issues a new one in two cases: the token came from a refresh and its
 * refresh token is the current one, or `checkDatabase` is true and the stored claims differ.
 */
export const verifySession = endpoint({
  method: 'POST',
  path: '/recipe/session/verify',
  input: z.object({
    accessToken: z.string(),
    antiCsrfToken: z.string().nullish(),
    doAntiCsrfCheck: z.boolean(),
    enableAntiCsrf: z.boolean(),
    checkDatabase: z.boolean(),
  }),
  answer: async (core, input) => {
    const token = readAccessToken(input.accessToken);
    if (token === undefined || !(await isSignedByUs(core.signingKeys, input.accessToken)))
      return tryRefreshToken('The access token was not issued by this core');
    const { expiresAt, ...content } = token;
    if (expiresAt <= core.clock.now()) return tryRefreshToken('The access token has expired');
    if (
      input.enableAntiCsrf &&
      input.doAntiCsrfCheck &&
      (token.antiCsrfToken === null || token.antiCsrfToken !== input.antiCsrfToken)
    )
      return tryRefreshToken('anti-csrf check failed');
    const unchanged = { handle: token.sessionHandle, userId: token.userId, claims: token.claims };
    if (token.parentRefreshTokenHash1 === null && !input.checkDatabase)
      return { status: 'OK', session: describeSession(unchanged) };

    const promoted = await promote(core, token);
    if (promoted === undefined)
      return unauthorised('Either the session has ended or has been blacklisted');
    const { session, isInForce } = promoted;
    const hasOtherClaims = input.checkDatabase && !isDeepStrictEqual(session.claims, token.claims);
    const isFirstUse = token.parentRefreshTokenHash1 !== null && isInForce;
    if (!hasOtherClaims && !isFirstUse)
      return { status: 'OK', session: describeSession(unchanged) };
    const accessToken = await issueAccessToken(
      core,
      { ...content, claims: session.claims, parentRefreshTokenHash1: null },
      { hasStaticKey: session.hasStaticKey },
    );
    return { status: 'OK', session: describeSession(session), accessToken };
  },
});
