import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { type Account, digitsOf } from '../sign-in/accounts.ts';
import { scopesOf } from '../sign-in/authorization-request.ts';
import { authorizeRoutes } from '../sign-in/authorize.routes.ts';
import type { Grant, Grants } from '../sign-in/grants.ts';
import { accessTokenHash, type IdTokens } from '../sign-in/id-tokens.ts';
import { type Client, redeemCode } from '../sign-in/token-request.ts';

const lifeS = 3599;
const subjectOf = (account: Account): string => digitsOf('google', account, 21);

const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/v1/userinfo`,
  jwks_uri: `${issuer}/oauth2/v3/certs`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'form_post'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  claims_supported: [
    'aud',
    'email',
    'email_verified',
    'exp',
    'family_name',
    'given_name',
    'iat',
    'iss',
    'name',
    'sub',
  ],
  code_challenge_methods_supported: ['S256'],
  grant_types_supported: ['authorization_code'],
});

function claimsOf({ account, subject, request }: Grant): Record<string, unknown> {
  const scopes = scopesOf(request);
  const { email, isVerified, firstName, lastName } = account;
  return {
    sub: subject,
    ...(scopes.includes('email') && email !== null ? { email, email_verified: isVerified } : {}),
    ...(scopes.includes('profile')
      ? { name: `${firstName} ${lastName}`.trim(), given_name: firstName, family_name: lastName }
      : {}),
  };
}

const identityOf = (grant: Grant, issuer: string, accessToken: string): JWTPayload => {
  const { nonce, client_id: audience } = grant.request;
  const binding = {
    iss: issuer,
    azp: audience,
    aud: audience,
    at_hash: accessTokenHash(accessToken),
  };
  return { ...binding, ...(nonce === undefined ? {} : { nonce }), ...claimsOf(grant) };
};

export type GoogleOptions = {
  client: Client;
  grants: Grants;
  tokens: IdTokens;
  issuer: () => string;
};

export const googleRoutes =
  ({ client, grants, tokens, issuer }: GoogleOptions): FastifyPluginAsync =>
  async (app) => {
    async function exchange(request: FastifyRequest, reply: FastifyReply) {
      const grant = redeemCode(request, request.body, client, grants);
      if ('fault' in grant) {
        const isUnknown = grant.fault === 'invalid_client';
        const description = isUnknown ? 'Unauthorized' : 'Bad Request';
        return reply
          .code(isUnknown ? 401 : 400)
          .send({ error: grant.fault, error_description: description });
      }
      const accessToken = grants.issueToken(grant, 'ya29.');
      const isOpenid = scopesOf(grant.request).includes('openid');
      const identity = isOpenid
        ? { id_token: await tokens.sign(identityOf(grant, issuer(), accessToken), lifeS) }
        : {};
      return {
        access_token: accessToken,
        expires_in: lifeS,
        scope: grant.request.scope,
        token_type: 'Bearer',
        ...identity,
      };
    }

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
    app.get('/.well-known/openid-configuration', async () => discoveryOf(issuer()));
    app.get('/oauth2/v3/certs', async () => tokens.jwks());
    app.post('/token', exchange);
    app.get('/v1/userinfo', async (request, reply) => {
      const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const grant = grants.findByToken(token);
      if (!grant)
        return reply
          .code(401)
          .send({ error: 'invalid_request', error_description: 'Invalid Credentials' });
      return claimsOf(grant);
    });
  };
