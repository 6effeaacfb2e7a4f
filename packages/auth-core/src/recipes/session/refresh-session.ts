import { z } from 'zod';
import type { Core } from '../../core.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { RefreshTokenContent } from '../../tokens/refresh-tokens.ts';
import { sha256 } from '../../tokens/sha256.ts';
import { issueTokens } from './issue-tokens.ts';
import {
  lockSession,
  promoteRefreshToken,
  type StoredSession,
  setStaticKey,
} from './session.store.ts';
import { unauthorised } from './session-answers.ts';

type Presented = Pick<RefreshTokenContent, 'parentHash1' | 'sessionHandle'> & { hash1: string };
type Verdict = 'current' | 'promoted' | 'theft';

/**
 * A session has one current refresh token. A presented token is valid when it is the current one,
 * or when it was issued in exchange for the current one and so replaces it (`promoted`). Until then
 * the current one may be exchanged again, so that a lost answer does not end the session. Any other
 * token is treated as stolen.
 */
function judge(
  session: Pick<StoredSession, 'refreshHash2'>,
  { hash1, parentHash1 }: Omit<Presented, 'sessionHandle'>,
): Verdict {
  if (session.refreshHash2 === sha256(hash1)) return 'current';
  return parentHash1 !== null && session.refreshHash2 === sha256(parentHash1)
    ? 'promoted'
    : 'theft';
}

/** @returns undefined for an unknown or expired session */
async function decide(core: Core, presented: Presented, hasStaticKey: boolean | undefined) {
  return core.db.transaction(async (tx) => {
    const now = core.clock.now();
    const session = await lockSession(tx, presented.sessionHandle, now);
    if (session === undefined) return undefined;
    const verdict = judge(session, presented);
    if (verdict === 'promoted') {
      const expiresAt = new Date(now.getTime() + core.settings.refreshTokenMs);
      await promoteRefreshToken(tx, session.handle, {
        refreshHash2: sha256(presented.hash1),
        expiresAt,
      });
    }
    if (verdict === 'theft' || hasStaticKey === undefined || hasStaticKey === session.hasStaticKey)
      return { session, verdict };
    await setStaticKey(tx, session.handle, hasStaticKey);
    return { session: { ...session, hasStaticKey }, verdict };
  });
}

/**
 * Exchanges a refresh token for new tokens. TOKEN_THEFT_DETECTED leaves the session in place: in
 * version 5.4 of the protocol the library removes it, which signs out the thief and the owner.
 */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/recipe/session/refresh',
  input: z.object({
    refreshToken: z.string(),
    antiCsrfToken: z.string().nullish(),
    enableAntiCsrf: z.boolean(),
    useDynamicSigningKey: z.boolean().optional(),
  }),
  answer: async (core, { refreshToken, antiCsrfToken, enableAntiCsrf, useDynamicSigningKey }) => {
    const content = await core.refreshTokens.read(refreshToken);
    if (content === undefined) return unauthorised('The refresh token was not issued by this core');
    if (enableAntiCsrf && content.antiCsrfToken !== null && content.antiCsrfToken !== antiCsrfToken)
      return unauthorised('Anti CSRF token missing, or not matching');
    const { sessionHandle, parentHash1 } = content;
    const hash1 = sha256(refreshToken);
    const hasStaticKey = useDynamicSigningKey === undefined ? undefined : !useDynamicSigningKey;
    const decided = await decide(core, { sessionHandle, parentHash1, hash1 }, hasStaticKey);
    if (decided === undefined) return unauthorised('The session has ended');
    const { session, verdict } = decided;
    const { handle, userId } = session;
    if (verdict === 'theft')
      return { status: 'TOKEN_THEFT_DETECTED', session: { handle, userId, recipeUserId: userId } };
    return (
      await issueTokens(core, { ...session, parentHash1: hash1, hasAntiCsrf: enableAntiCsrf })
    ).answer;
  },
});
