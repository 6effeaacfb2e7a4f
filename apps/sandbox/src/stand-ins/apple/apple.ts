/**
 * Stands in for Sign in with Apple on the web, as described by https://appleid.apple.com/.well-known/openid-configuration and
 * https://developer.apple.com/documentation/signinwithapplerestapi: answers by form_post, no PKCE, the name only the first time and
 * beside the token, addresses behind a relay. Apple wants https and a domain for the return address, and signs with keys of the
 * developer's team: here http on this machine and a made-up secret do.
 */
import { Grants } from '../sign-in/grants.ts';
import { idTokens } from '../sign-in/id-tokens.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { appleRoutes } from './apple.routes.ts';

const client = { clientId: 'example.bac-a-sable.apple', clientSecret: 'made-up-apple-secret' };

/** Apple's sign-in on this machine. */
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
