import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { jsonObject, refuseProtectedClaims } from '../../http/fields.ts';
import { sha256 } from '../../tokens/sha256.ts';
import { issueTokens } from './issue-tokens.ts';
import { insertSession } from './session.store.ts';

/** Creates a session; the account need not exist, as in the official core. */
export const createSession = endpoint({
  method: 'POST',
  path: '/recipe/session',
  input: z.object({
    userId: z.string(),
    userDataInJWT: jsonObject,
    userDataInDatabase: jsonObject,
    useDynamicSigningKey: z.boolean().default(true),
    enableAntiCsrf: z.boolean(),
  }),
  answer: async (
    core,
    {
      userId,
      userDataInJWT: claims,
      userDataInDatabase: data,
      useDynamicSigningKey,
      enableAntiCsrf,
    },
  ) => {
    refuseProtectedClaims(claims);
    const handle = randomUUID();
    const createdAt = core.clock.now();
    const session = { handle, userId, claims, hasStaticKey: !useDynamicSigningKey };
    const { refreshHash1, answer } = await issueTokens(core, {
      ...session,
      parentHash1: null,
      hasAntiCsrf: enableAntiCsrf,
    });
    const expiresAt = new Date(createdAt.getTime() + core.settings.refreshTokenMs);
    await insertSession(core.db, {
      ...session,
      data,
      refreshHash2: sha256(refreshHash1),
      createdAt,
      expiresAt,
    });
    return answer;
  },
});
