/**
 * Stands in for Sign in with Apple on the web, as described by https://appleid.apple.com/.well-known/openid-configuration and
 * https://developer.apple.com/documentation/signinwithapplerestapi: answers by form_post, no PKCE, the name only the first time and
 * beside the token, addresses behind a relay. Apple wants https and a domain for the return address, and signs with keys of the
 * developer's team: here http on this machine and a made-up secret do.
 */
import type { FastifyPluginAsync } from 'fastify';
import { type Account, digestOf } from '../sign-in/accounts.ts';
import { scopesOf } from '../sign-in/authorization-request.ts';
import { authorizeRoutes } from '../sign-in/authorize.routes.ts';
import { type Grant, Grants } from '../sign-in/grants.ts';
import { accessTokenHash, idTokens } from '../sign-in/id-tokens.ts';
import { redeemCode } from '../sign-in/token-request.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';

const client = { clientId: 'example.bac-a-sable.apple', clientSecret: 'made-up-apple-secret' };
const lifeS = 86_400;
const relay = '@privaterelay.appleid.com';

const subjectOf = (account: Account): string => {
  const digest = digestOf('apple', account);
  return `${Number.parseInt(digest.slice(0, 5), 16).toString().padStart(6, '0').slice(0, 6)}.${digest.slice(0, 32)}.${digest.slice(60, 64)}`;
};
// The subject stays that of the person behind the relay: it is made from the address that is hidden.
const hideEmail = (account: Account): Account =>
  account.email === null ? account : { ...account, email: `${digestOf('relay', account).slice(0, 10)}${relay}`, isVerified: true };

/** Apple's `user` field: the first time only, and never again for this account. */
function describeUser({ isFirst, account: { firstName, lastName, email }, request }: Grant): Record<string, string> {
  const scopes = scopesOf(request);
  if (!isFirst || !(scopes.includes('name') || scopes.includes('email'))) return {};
  const name = scopes.includes('name') ? { name: { firstName, lastName } } : {};
  return { user: JSON.stringify({ ...name, ...(scopes.includes('email') && email !== null ? { email } : {}) }) };
}

/** Apple's sign-in on this machine. */
export function appleStandIn({ clock, origin }: Surroundings): StandIn {
  const grants = new Grants(clock);
  const tokens = idTokens(clock);
  const issuer = () => `${origin()}/apple`;

  const routes: FastifyPluginAsync = async (app) => {
    app.get('/.well-known/openid-configuration', async () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/auth/authorize`,
      token_endpoint: `${issuer()}/auth/token`,
      jwks_uri: `${issuer()}/auth/keys`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'form_post'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'name'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'is_private_email', 'iss', 'nonce', 'nonce_supported', 'sub'],
    }));
    app.get('/auth/keys', async () => tokens.jwks());

    await app.register(
      authorizeRoutes({
        provider: 'Apple',
        clientId: client.clientId,
        path: '/auth/authorize',
        grants,
        subjectOf,
        hideEmail,
        refusal: { error: 'user_cancelled_authorize' },
        extras: describeUser,
        faultOf: (request) =>
          request.response_mode !== 'form_post' && /\b(name|email)\b/.test(request.scope)
            ? 'response_mode must be form_post when name or email scope is requested.'
            : undefined,
      }),
    );

    app.post('/auth/token', async (request, reply) => {
      const grant = redeemCode(request, request.body, client, grants);
      if ('fault' in grant) return reply.code(400).send({ error: grant.fault });
      const { account, subject, request: asked } = grant;
      const accessToken = grants.issueToken(grant, 'a');
      const address =
        account.email === null || !scopesOf(asked).includes('email')
          ? {}
          : {
              email: account.email,
              email_verified: account.isVerified,
              ...(account.email.endsWith(relay) ? { is_private_email: true } : {}),
            };
      const idToken = await tokens.sign(
        {
          iss: issuer(),
          aud: client.clientId,
          sub: subject,
          at_hash: accessTokenHash(accessToken),
          ...(asked.nonce === undefined ? {} : { nonce: asked.nonce }),
          nonce_supported: true,
          ...address,
        },
        lifeS,
      );
      return { access_token: accessToken, token_type: 'Bearer', expires_in: 3600, refresh_token: `r${accessToken}`, id_token: idToken };
    });
  };

  return {
    name: 'apple',
    wire: { prefix: '/apple', routes },
    settings: () => ({
      APPLE_CLIENT_ID: client.clientId,
      APPLE_CLIENT_SECRET: client.clientSecret,
      APPLE_DISCOVERY_URL: `${issuer()}/.well-known/openid-configuration`,
    }),
    reset: () => grants.clear(),
  };
}
