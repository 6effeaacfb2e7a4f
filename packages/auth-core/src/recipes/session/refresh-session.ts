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
 * A refresh token is good while it is the one in force, and when it was bought with the one in force: then it takes its place. Until that,
 * the one in force may buy again, so an answer lost on the way costs nobody the session. Anything older has been copied.
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

/** Decides under the session's lock. @returns undefined when there is no such session, or no more */
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
        rotatedAt: now,
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
 * New tokens for a refresh token. After TOKEN_THEFT_DETECTED the session is still there: in version 5.4 of the protocol the library
 * removes it, and with it both parties are out.
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
    if (content === undefined) return unauthorised('The refresh token is not one of ours');
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
