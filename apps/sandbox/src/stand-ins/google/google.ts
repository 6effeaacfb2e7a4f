/**
 * Simulates Google's sign-in with a code and PKCE
 * (https://accounts.google.com/.well-known/openid-configuration and
 * https://developers.google.com/identity/openid-connect/openid-connect), without refresh,
 * revocation and One Tap.
 */
import { Grants } from '../sign-in/grants.ts';
import { idTokens } from '../sign-in/id-tokens.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { googleRoutes } from './google.routes.ts';

const client = { clientId: 'bac-a-sable.google.example', clientSecret: 'made-up-google-secret' };

export function googleStandIn({ clock, origin }: Surroundings): StandIn {
  const grants = new Grants(clock);
  const issuer = () => `${origin()}/google`;
  return {
    name: 'google',
    wire: {
      prefix: '/google',
      routes: googleRoutes({ client, grants, tokens: idTokens(clock), issuer }),
    },
    settings: () => ({
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_DISCOVERY_URL: `${issuer()}/.well-known/openid-configuration`,
    }),
    reset: () => grants.clear(),
  };
}
