import { randomUUID } from 'node:crypto';
import type { Core } from '../../core.ts';
import type { Answer } from '../../http/endpoint.ts';
import type { JsonObject } from '../../tokens/json-web-token.ts';
import { sha256 } from '../../tokens/sha256.ts';
import { issueAccessToken } from './access-token.ts';
import { describeSession } from './session-answers.ts';

/**
 * The session to issue tokens for. `parentHash1`: SHA-256 of the refresh token that was exchanged,
 * null for a new session.
 */
export type TokenRequest = {
  handle: string;
  userId: string;
  claims: JsonObject;
  hasStaticKey: boolean;
  parentHash1: string | null;
  hasAntiCsrf: boolean;
};

/**
 * Issues an access token and a refresh token: `answer` in the format of the protocol, and the
 * SHA-256 of the refresh token.
 */
export async function issueTokens(
  core: Core,
  order: TokenRequest,
): Promise<{ refreshHash1: string; answer: Answer }> {
  const { handle, userId, claims, hasStaticKey, parentHash1 } = order;
  const createdTime = core.clock.now().getTime();
  const antiCsrfToken = order.hasAntiCsrf ? randomUUID() : null;
  const refreshToken = await core.refreshTokens.write({
    sessionHandle: handle,
    parentHash1,
    antiCsrfToken,
  });
  const refreshHash1 = sha256(refreshToken);
  const hashes = { refreshTokenHash1: refreshHash1, parentRefreshTokenHash1: parentHash1 };
  const accessToken = await issueAccessToken(
    core,
    { sessionHandle: handle, userId, ...hashes, antiCsrfToken, claims },
    { hasStaticKey },
  );
  const answer = {
    status: 'OK',
    session: describeSession(order),
    accessToken,
    refreshToken: {
      token: refreshToken,
      expiry: createdTime + core.settings.refreshTokenMs,
      createdTime,
    },
    ...(antiCsrfToken === null ? {} : { antiCsrfToken }),
  };
  return { refreshHash1, answer };
}
