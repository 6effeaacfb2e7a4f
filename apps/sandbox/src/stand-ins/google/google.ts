/**
 * Stands in for Google's sign-in: OpenID Connect 1.0 with a code and PKCE, as described by
 * https://accounts.google.com/.well-known/openid-configuration and https://developers.google.com/identity/openid-connect/openid-connect.
 * Neither refresh nor revocation nor One Tap; any account is made up.
 */
import type { FastifyPluginAsync } from 'fastify';
import type { Account } from '../sign-in/accounts.ts';
import { digitsOf } from '../sign-in/accounts.ts';
import { scopesOf } from '../sign-in/authorization-request.ts';
import { authorizeRoutes } from '../sign-in/authorize.routes.ts';
import { type Grant, Grants } from '../sign-in/grants.ts';
import { accessTokenHash, idTokens } from '../sign-in/id-tokens.ts';
import { redeemCode } from '../sign-in/token-request.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';

const client = { clientId: 'bac-a-sable.google.example', clientSecret: 'made-up-google-secret' };
const lifeS = 3599;
const subjectOf = (account: Account): string => digitsOf('google', account, 21);

/** What Google tells about somebody, within what was asked. */
function claimsOf({ account, subject, request }: Grant): Record<string, unknown> {
  const scopes = scopesOf(request);
  const { email, isVerified, firstName, lastName } = account;
  return {
    sub: subject,
    ...(scopes.includes('email') && email !== null ? { email, email_verified: isVerified } : {}),
    ...(scopes.includes('profile') ? { name: `${firstName} ${lastName}`.trim(), given_name: firstName, family_name: lastName } : {}),
  };
}

/** Google's sign-in on this machine. */
export function googleStandIn({ clock, origin }: Surroundings): StandIn {
  const grants = new Grants(clock);
  const tokens = idTokens(clock);
  const issuer = () => `${origin()}/google`;

  const routes: FastifyPluginAsync = async (app) => {
    app.get('/.well-known/openid-configuration', async () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/o/oauth2/v2/auth`,
      token_endpoint: `${issuer()}/token`,
      userinfo_endpoint: `${issuer()}/v1/userinfo`,
      jwks_uri: `${issuer()}/oauth2/v3/certs`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'form_post'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      claims_supported: ['aud', 'email', 'email_verified', 'exp', 'family_name', 'given_name', 'iat', 'iss', 'name', 'sub'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code'],
    }));
    app.get('/oauth2/v3/certs', async () => tokens.jwks());

    await app.register(
      authorizeRoutes({
        provider: 'Google',
        clientId: client.clientId,
        path: '/o/oauth2/v2/auth',
        grants,
        subjectOf,
        refusal: { error: 'access_denied' },
        extras: ({ request }) => ({ scope: request.scope, authuser: '0', prompt: 'consent' }),
      }),
    );

    app.post('/token', async (request, reply) => {
      const grant = redeemCode(request, request.body, client, grants);
      if ('fault' in grant) {
        const code = grant.fault === 'invalid_client' ? 401 : 400;
        return reply
          .code(code)
          .send({ error: grant.fault, error_description: grant.fault === 'invalid_client' ? 'Unauthorized' : 'Bad Request' });
      }
      const accessToken = grants.issueToken(grant, 'ya29.');
      const { nonce, scope, client_id: audience } = grant.request;
      const identity = {
        iss: issuer(),
        azp: audience,
        aud: audience,
        at_hash: accessTokenHash(accessToken),
        ...(nonce === undefined ? {} : { nonce }),
      };
      const idToken = scopesOf(grant.request).includes('openid')
        ? await tokens.sign({ ...identity, ...claimsOf(grant) }, lifeS)
        : undefined;
      return {
        access_token: accessToken,
        expires_in: lifeS,
        scope,
        token_type: 'Bearer',
        ...(idToken === undefined ? {} : { id_token: idToken }),
      };
    });

    app.get('/v1/userinfo', async (request, reply) => {
      const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const grant = grants.findByToken(token);
      if (!grant) return reply.code(401).send({ error: 'invalid_request', error_description: 'Invalid Credentials' });
      return claimsOf(grant);
    });
  };

  return {
    name: 'google',
    wire: { prefix: '/google', routes },
    settings: () => ({
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_DISCOVERY_URL: `${issuer()}/.well-known/openid-configuration`,
    }),
    reset: () => grants.clear(),
  };
}
