import { z } from 'zod';
import type { Core } from '../../core.ts';
import {
  type JsonObject,
  readJsonWebToken,
  writeJsonWebToken,
} from '../../tokens/json-web-token.ts';

const tokenClaims = z.looseObject({
  sub: z.string(),
  rsub: z.string(),
  tId: z.string(),
  iat: z.number(),
  exp: z.number(),
  sessionHandle: z.string(),
  refreshTokenHash1: z.string(),
  parentRefreshTokenHash1: z.string().nullable(),
  antiCsrfToken: z.string().nullable(),
});

/** The content of an access token; `claims` are the API's own, without the protocol's. */
export type AccessTokenContent = {
  sessionHandle: string;
  userId: string;
  refreshTokenHash1: string;
  /**
   * SHA-256 of the exchanged refresh token, in the token that a refresh issues; null in a new
   * session, and in the token that replaces the refreshed one at its first verification.
   */
  parentRefreshTokenHash1: string | null;
  antiCsrfToken: string | null;
  claims: JsonObject;
};

/** A token of the protocol; `expiry` and `createdTime` in milliseconds. */
export type IssuedToken = { token: string; expiry: number; createdTime: number };

/**
 * Signs an access token, version 5 of the protocol. It expires at `expiresAt`, or after the full
 * lifetime of an access token; the expiry is rounded down to a whole second.
 */
export async function issueAccessToken(
  { signingKeys, clock, settings }: Core,
  content: AccessTokenContent,
  { hasStaticKey, expiresAt }: { hasStaticKey: boolean; expiresAt?: Date },
): Promise<IssuedToken> {
  const now = clock.now().getTime();
  const exp = Math.floor((expiresAt?.getTime() ?? now + settings.accessTokenMs) / 1000);
  const { claims, userId, ...rest } = content;
  const key = await signingKeys.findCurrent(hasStaticKey ? 'static' : 'dynamic');
  const payload = {
    ...claims,
    ...rest,
    iat: Math.floor(now / 1000),
    exp,
    sub: userId,
    tId: 'public',
    rsub: userId,
  };
  return {
    token: await writeJsonWebToken(key, payload, { version: '5' }),
    expiry: exp * 1000,
    createdTime: now,
  };
}

/** Decodes an access token without verifying it; undefined when it lacks a claim of version 5. */
export function readAccessToken(
  token: string,
): (AccessTokenContent & { expiresAt: Date }) | undefined {
  const parsed = tokenClaims.safeParse(readJsonWebToken(token));
  if (!parsed.success) return undefined;
  const {
    sub,
    rsub: _owner,
    tId: _tenant,
    iat: _start,
    exp,
    sessionHandle,
    refreshTokenHash1,
    ...rest
  } = parsed.data;
  const { parentRefreshTokenHash1, antiCsrfToken, ...claims } = rest;
  const tokens = { refreshTokenHash1, parentRefreshTokenHash1, antiCsrfToken };
  return { userId: sub, sessionHandle, ...tokens, claims, expiresAt: new Date(exp * 1000) };
}
