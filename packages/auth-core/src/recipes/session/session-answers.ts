import type { Answer } from '../../http/endpoint.ts';
import type { JsonObject } from '../../tokens/json-web-token.ts';

/** Accounts are not linked: `recipeUserId` is always the user id. */
export const describeSession = (session: {
  handle: string;
  userId: string;
  claims: JsonObject;
}) => ({
  handle: session.handle,
  userId: session.userId,
  recipeUserId: session.userId,
  userDataInJWT: session.claims,
  tenantId: 'public',
});

export const unauthorised = (message: string): Answer => ({ status: 'UNAUTHORISED', message });

export const tryRefreshToken = (message: string): Answer => ({
  status: 'TRY_REFRESH_TOKEN',
  message,
});
