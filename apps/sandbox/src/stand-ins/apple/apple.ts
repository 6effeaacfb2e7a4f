/**
 * Simulates Sign in with Apple on the web
 * (https://appleid.apple.com/.well-known/openid-configuration and
 * https://developer.apple.com/documentation/signinwithapplerestapi). Apple requires https and a
 * domain for the return address, and a client secret signed with the team's key; the stand-in
 * accepts http on this machine and a fictitious secret.
 */
import { Grants } from '../sign-in/grants.ts';
import { idTokens } from '../sign-in/id-tokens.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { appleRoutes } from './apple.routes.ts';

const client = { clientId: 'example.bac-a-sable.apple', clientSecret: 'made-up-apple-secret' };

export function appleStandIn({ clock, origin }: Surroundings): StandIn {
  const grants = new Grants(clock);
  const issuer = () => `${origin()}/apple`;
  return {
    name: 'apple',
    wire: {
      prefix: '/apple',
      routes: appleRoutes({ client, grants, tokens: idTokens(clock), issuer }),
    },
    settings: () => ({
      APPLE_CLIENT_ID: client.clientId,
      APPLE_CLIENT_SECRET: client.clientSecret,
      APPLE_DISCOVERY_URL: `${issuer()}/.well-known/openid-configuration`,
    }),
    reset: () => grants.clear(),
  };
}
