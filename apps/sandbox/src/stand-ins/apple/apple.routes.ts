import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { type Account, digestOf } from '../sign-in/accounts.ts';
import { type AuthorizationRequest, scopesOf } from '../sign-in/authorization-request.ts';
import { authorizeRoutes } from '../sign-in/authorize.routes.ts';
import type { Grant, Grants } from '../sign-in/grants.ts';
import { accessTokenHash, type IdTokens } from '../sign-in/id-tokens.ts';
import { type Client, redeemCode } from '../sign-in/token-request.ts';

const lifeS = 86_400;
const relay = '@privaterelay.appleid.com';

const subjectOf = (account: Account): string => {
  const digest = digestOf('apple', account);
  return `${Number.parseInt(digest.slice(0, 5), 16).toString().padStart(6, '0').slice(0, 6)}.${digest.slice(0, 32)}.${digest.slice(60, 64)}`;
};
// The subject of the grant is derived from the account as it was before this change.
const hideEmail = (account: Account): Account =>
  account.email === null
    ? account
    : { ...account, email: `${digestOf('relay', account).slice(0, 10)}${relay}`, isVerified: true };

/** Apple sends `user` only at the first sign-in of an account. */
function describeUser({
  isFirst,
  account: { firstName, lastName, email },
  request,
}: Grant): Record<string, string> {
  const scopes = scopesOf(request);
  if (!isFirst || !(scopes.includes('name') || scopes.includes('email'))) return {};
  const name = scopes.includes('name') ? { name: { firstName, lastName } } : {};
  return {
    user: JSON.stringify({
      ...name,
      ...(scopes.includes('email') && email !== null ? { email } : {}),
    }),
  };
}

const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth/authorize`,
  token_endpoint: `${issuer}/auth/token`,
  jwks_uri: `${issuer}/auth/keys`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'form_post'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'name'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  claims_supported: [
    'aud',
    'email',
    'email_verified',
    'exp',
    'iat',
    'is_private_email',
    'iss',
    'nonce',
    'nonce_supported',
    'sub',
  ],
});

function identityOf(
  { account, subject, request }: Grant,
  issuer: string,
  accessToken: string,
): JWTPayload {
  const { client_id: audience, nonce } = request;
  const { email, isVerified } = account;
  return {
    iss: issuer,
    aud: audience,
    sub: subject,
    at_hash: accessTokenHash(accessToken),
    ...(nonce === undefined ? {} : { nonce }),
    nonce_supported: true,
    ...(email !== null && scopesOf(request).includes('email')
      ? { email, email_verified: isVerified }
      : {}),
    ...(email?.endsWith(relay) ? { is_private_email: true } : {}),
  };
}

const faultOf = ({ response_mode: mode, scope }: AuthorizationRequest): string | undefined =>
  mode !== 'form_post' && /\b(name|email)\b/.test(scope)
    ? 'response_mode must be form_post when name or email scope is requested.'
    : undefined;

export type AppleOptions = {
  client: Client;
  grants: Grants;
  tokens: IdTokens;
  issuer: () => string;
};

export const appleRoutes =
  ({ client, grants, tokens, issuer }: AppleOptions): FastifyPluginAsync =>
  async (app) => {
    async function exchange(request: FastifyRequest, reply: FastifyReply) {
      const grant = redeemCode(request, request.body, client, grants);
      if ('fault' in grant) return reply.code(400).send({ error: grant.fault });
      const accessToken = grants.issueToken(grant, 'a');
      const idToken = await tokens.sign(identityOf(grant, issuer(), accessToken), lifeS);
      return {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: 3600,
        refresh_token: `r${accessToken}`,
        id_token: idToken,
      };
    }

    await app.register(
      authorizeRoutes({
        provider: 'Apple',
        clientId: client.clientId,
        path: '/auth/authorize',
        grants,
        subjectOf,
        hideEmail,
        faultOf,
        refusal: { error: 'user_cancelled_authorize' },
        extras: describeUser,
      }),
    );
    app.get('/.well-known/openid-configuration', async () => discoveryOf(issuer()));
    app.get('/auth/keys', async () => tokens.jwks());
    app.post('/auth/token', exchange);
  };
