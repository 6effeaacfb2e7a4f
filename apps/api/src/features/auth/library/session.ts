import supertokens from 'supertokens-node';
import Session from 'supertokens-node/recipe/session';
import type {
  RecipeInterface,
  SessionContainerInterface,
} from 'supertokens-node/recipe/session/types';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { isNativeCall } from '../../../platform/native-shell.ts';
import { networkOf } from '../../../platform/outside/network.ts';
import { areRightsStale, isSessionExpired, readClaims } from '../sessions/session-claims.domain.ts';
import type { LibraryDeps } from './library-deps.ts';
import { sessionInsides } from './library-insides.ts';
import { readRights } from './read-rights.ts';
import { addressOf, callOf } from './request-facts.ts';

// Data from which a refreshed session can be rebuilt, also in another process.
const refreshedSession = z.object({
  accessToken: z.string(),
  frontToken: z.string(),
  refreshToken: z.object({ token: z.string(), expiry: z.number(), createdTime: z.number() }),
  antiCsrfToken: z.string().optional(),
  sessionHandle: z.string(),
  userId: z.string(),
  userDataInAccessToken: z.record(z.string(), z.unknown()),
  tenantId: z.string(),
});

// A cookie may hold any text; the core answers 400 to a token that its database cannot store.
const tokenText = /^[\x21-\x7e]{1,8000}$/;

function rebuildSession(text: string): SessionContainerInterface {
  const { refreshToken, antiCsrfToken, ...session } = refreshedSession.parse(JSON.parse(text));
  const { SessionContainer, helpers } = sessionInsides();
  return new SessionContainer(
    helpers,
    session.accessToken,
    session.frontToken,
    refreshToken,
    antiCsrfToken,
    session.sessionHandle,
    session.userId,
    supertokens.convertToRecipeUserId(session.userId),
    session.userDataInAccessToken,
    undefined,
    true,
    session.tenantId,
  );
}

const isExpired = (found: SessionContainerInterface, clock: Clock): boolean => {
  const { signedInAt, rights } = readClaims(found.getAccessTokenPayload());
  return isSessionExpired({ signedInAt, roles: rights.roles }, clock.now());
};

const refreshAndLimit =
  (
    { clock, people, closed }: LibraryDeps,
    original: RecipeInterface,
  ): RecipeInterface['refreshSession'] =>
  async (input) => {
    const found = await original.refreshSession(input);
    const userId = found.getUserId();
    const { userContext } = input;
    const { signedInAt, rights } = readClaims(found.getAccessTokenPayload());
    const person = await people.find(userId);
    const changes = {
      ...(signedInAt === undefined && { signedInAt: await found.getTimeCreated(userContext) }),
      ...(areRightsStale(rights, person?.rightsChangedAt ?? null) && {
        rights: await readRights(userId, clock),
      }),
    };
    if (Object.keys(changes).length > 0)
      await found.mergeIntoAccessTokenPayload(changes, userContext);
    if (!isExpired(found, clock)) return found;
    await original.revokeSession({ sessionHandle: found.getHandle(), userContext });
    await closed.note([found.getHandle()]);
    throw new Session.Error({
      type: 'UNAUTHORISED',
      message: 'the session reached its maximum age',
    });
  };

const functions =
  (deps: LibraryDeps) =>
  (original: RecipeInterface): RecipeInterface => ({
    ...original,
    createNewSession: async (input) => {
      const rights = await readRights(input.userId, deps.clock);
      const signedInAt = deps.clock.now().getTime();
      return original.createNewSession({
        ...input,
        accessTokenPayload: { ...input.accessTokenPayload, rights, signedInAt },
      });
    },
    refreshSession: async (input) => {
      if (!tokenText.test(input.refreshToken))
        throw new Session.Error({ type: 'UNAUTHORISED', message: 'no refresh token of the core' });
      const token = `${input.refreshToken}|${input.antiCsrfToken ?? ''}`;
      const ask = async (): Promise<string> =>
        JSON.stringify(refreshedSession.parse(await refreshAndLimit(deps, original)(input)));
      return rebuildSession(await deps.refreshes.ask(token, ask));
    },
    // Refuses the access token of a closed session, which would otherwise stay valid until it
    // expires.
    getSession: async (input) => {
      const found = await original.getSession(input);
      if (found === undefined || !(await deps.closed.isClosed(found.getHandle()))) return found;
      if (input.options?.sessionRequired === false) return undefined;
      throw new Session.Error({ type: 'UNAUTHORISED', message: 'the session was closed' });
    },
    revokeSession: async (input) => {
      const isRevoked = await original.revokeSession(input);
      await deps.closed.note([input.sessionHandle]);
      return isRevoked;
    },
    revokeMultipleSessions: async (input) => {
      const revoked = await original.revokeMultipleSessions(input);
      await deps.closed.note(input.sessionHandles);
      return revoked;
    },
  });

/**
 * When the core reports the reuse of a refresh token, its session is revoked. The other sessions of
 * the account stay open, but their access tokens are invalidated, so that they refresh.
 */
export const session = (deps: LibraryDeps) =>
  Session.init({
    cookieSecure: deps.sites.isSecure,
    cookieSameSite: 'lax',
    antiCsrf: 'VIA_CUSTOM_HEADER',
    getTokenTransferMethod: ({ req, forCreateNewSession }) => {
      // The native shell sends and receives tokens in headers; every page receives HttpOnly
      // cookies, even when it requests headers.
      if (isNativeCall(callOf(req), deps.appScheme)) return 'header';
      return forCreateNewSession ? 'cookie' : 'any';
    },
    override: { functions: functions(deps) },
    errorHandlers: {
      onTokenTheftDetected: async (sessionHandle, userId, _recipeUserId, request, response) => {
        deps.journal.note({
          kind: 'token_theft',
          subjectId: userId,
          network: networkOf(addressOf(request)),
        });
        await Session.revokeSession(sessionHandle);
        await deps.people.invalidateAccessTokens(userId);
        response.setStatusCode(401);
        response.sendJSONResponse({ message: 'token theft detected' });
      },
    },
  });
