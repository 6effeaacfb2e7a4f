import { z } from 'zod';
import { CoreRefusal } from '../../core-refusal.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { jsonObject, refuseProtectedClaims } from '../../http/fields.ts';
import { createSession } from './create-session.ts';
import { refreshSession } from './refresh-session.ts';
import { regenerateSession } from './regenerate-session.ts';
import {
  deleteSessions,
  deleteSessionsOfUser,
  findSession,
  listSessionHandles,
  setSessionClaims,
  setSessionData,
} from './session.store.ts';
import { unauthorised } from './session-answers.ts';
import { verifySession } from './verify-session.ts';

const noSession = unauthorised('Session does not exist.');

const readSession = endpoint({
  method: 'GET',
  path: '/recipe/session',
  input: z.object({ sessionHandle: z.string() }),
  answer: async ({ db, clock }, { sessionHandle }) => {
    const session = await findSession(db, sessionHandle, clock.now());
    if (session === undefined) return noSession;
    return {
      status: 'OK',
      sessionHandle,
      userId: session.userId,
      recipeUserId: session.userId,
      tenantId: 'public',
      userDataInDatabase: session.data,
      userDataInJWT: session.claims,
      expiry: session.expiresAt.getTime(),
      timeCreated: session.createdAt.getTime(),
    };
  },
});

const listSessionsOfUser = endpoint({
  method: 'GET',
  path: '/recipe/session/user',
  input: z.object({ userId: z.string() }),
  answer: async ({ db, clock }, { userId }) => ({
    status: 'OK',
    sessionHandles: await listSessionHandles(db, userId, clock.now()),
  }),
});

const removeSessions = endpoint({
  method: 'POST',
  path: '/recipe/session/remove',
  input: z.object({
    sessionHandles: z.array(z.string()).optional(),
    userId: z.string().optional(),
  }),
  answer: async ({ db }, { sessionHandles, userId }) => {
    if (sessionHandles !== undefined && userId === undefined)
      return { status: 'OK', sessionHandlesRevoked: await deleteSessions(db, sessionHandles) };
    if (sessionHandles === undefined && userId !== undefined)
      return { status: 'OK', sessionHandlesRevoked: await deleteSessionsOfUser(db, userId) };
    throw new CoreRefusal(400, 'Invalid JSON input: use either sessionHandles or userId');
  },
});

const writeSessionData = endpoint({
  method: 'PUT',
  path: '/recipe/session/data',
  input: z.object({ sessionHandle: z.string(), userDataInDatabase: jsonObject }),
  answer: async ({ db, clock }, { sessionHandle, userDataInDatabase }) =>
    (await setSessionData(db, sessionHandle, userDataInDatabase, clock.now()))
      ? { status: 'OK' }
      : noSession,
});

const writeSessionClaims = endpoint({
  method: 'PUT',
  path: '/recipe/jwt/data',
  input: z.object({ sessionHandle: z.string(), userDataInJWT: jsonObject }),
  answer: async ({ db, clock }, { sessionHandle, userDataInJWT }) => {
    refuseProtectedClaims(userDataInJWT);
    return (await setSessionClaims(db, sessionHandle, userDataInJWT, clock.now()))
      ? { status: 'OK' }
      : noSession;
  },
});

/** Endpoints that create, refresh, verify, read, change and end sessions. */
export const sessionEndpoints: Endpoint[] = [
  createSession,
  refreshSession,
  verifySession,
  regenerateSession,
  readSession,
  listSessionsOfUser,
  removeSessions,
  writeSessionData,
  writeSessionClaims,
];
