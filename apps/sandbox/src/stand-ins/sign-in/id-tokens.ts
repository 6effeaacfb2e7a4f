import { createHash } from 'node:crypto';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import type { Clock } from '../../clock.ts';

type Keys = { privateKey: CryptoKey; jwk: JWK };

async function createKeys(): Promise<Keys> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('hex').slice(0, 40);
  return { privateKey, jwk: { ...jwk, kid, use: 'sig', alg: 'RS256' } };
}

/**
 * Left half of the hash of an access token, which binds an id token to it (OpenID Connect Core
 * §3.1.3.6).
 */
export const accessTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

export type IdTokens = {
  jwks: () => Promise<{ keys: JWK[] }>;
  sign: (claims: JWTPayload, lifeS: number) => Promise<string>;
};

/** The key is created on first use and lives as long as the sandbox. */
export function idTokens(clock: Clock): IdTokens {
  let keys: Promise<Keys> | undefined;
  const ready = () => {
    keys ??= createKeys();
    return keys;
  };
  return {
    jwks: async () => ({ keys: [(await ready()).jwk] }),
    sign: async (claims, lifeS) => {
      const { privateKey, jwk } = await ready();
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ ...claims, iat: now, exp: now + lifeS })
        .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '', typ: 'JWT' })
        .sign(privateKey);
    },
  };
}
