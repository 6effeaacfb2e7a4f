/**
 * Simulates Facebook Login's manual flow
 * (https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow) and the Graph
 * API's `/me` (https://developers.facebook.com/docs/graph-api/reference/user), which answer no id
 * token and no verification state of addresses.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type Account, digitsOf } from '../sign-in/accounts.ts';
import { scopesOf } from '../sign-in/authorization-request.ts';
import { authorizeRoutes } from '../sign-in/authorize.routes.ts';
import { type Grant, Grants } from '../sign-in/grants.ts';
import { redeemCode } from '../sign-in/token-request.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';

const client = { clientId: '100000000000001', clientSecret: 'made-up-facebook-secret' };
const lifeS = 5_183_944;
const subjectOf = (account: Account): string => digitsOf('facebook', account, 16);
const graphQuery = z.object({
  access_token: z.string().default(''),
  fields: z.string().default('id,name'),
});

const graphError = (message: string, code: number) => ({
  error: {
    message,
    type: 'OAuthException',
    code,
    fbtrace_id: randomBytes(8).toString('base64url'),
  },
});

function nodeOf({ account, subject, request }: Grant, fields: string): Record<string, unknown> {
  const { firstName, lastName, email } = account;
  const node: Record<string, unknown> = {
    id: subject,
    name: `${firstName} ${lastName}`.trim(),
    first_name: firstName,
    last_name: lastName,
    ...(email !== null && scopesOf(request).includes('email') ? { email } : {}),
  };
  const wanted = new Set(['id', ...fields.split(',').map((field) => field.trim())]);
  return Object.fromEntries(Object.entries(node).filter(([name]) => wanted.has(name)));
}

const facebookRoutes =
  (grants: Grants): FastifyPluginAsync =>
  async (app) => {
    await app.register(
      authorizeRoutes({
        provider: 'Facebook',
        clientId: client.clientId,
        path: '/dialog/oauth',
        grants,
        subjectOf,
        refusal: {
          error: 'access_denied',
          error_code: '200',
          error_description: 'Permissions error',
          error_reason: 'user_denied',
        },
      }),
    );

    app.route({
      method: ['GET', 'POST'],
      url: '/oauth/access_token',
      handler: async (request, reply) => {
        const fields = request.method === 'GET' ? request.query : request.body;
        // Facebook's token endpoint takes no `grant_type`, which `redeemCode` requires.
        const grant = redeemCode(
          request,
          {
            ...z.record(z.string(), z.unknown()).parse(fields ?? {}),
            grant_type: 'authorization_code',
          },
          client,
          grants,
        );
        if (!('fault' in grant))
          return {
            access_token: grants.issueToken(grant, 'EAA'),
            token_type: 'bearer',
            expires_in: lifeS,
          };
        if (grant.fault === 'invalid_client')
          return reply.code(400).send(graphError('Error validating client secret.', 1));
        return reply.code(400).send(graphError('This authorization code has been used.', 100));
      },
    });

    app.get('/me', async (request, reply) => {
      const { access_token: token, fields } = graphQuery.parse(request.query);
      const grant = grants.findByToken(token);
      if (!grant)
        return reply
          .code(400)
          .send(graphError('Invalid OAuth access token - Cannot parse access token', 190));
      return nodeOf(grant, fields);
    });
  };

export function facebookStandIn({ clock, origin }: Surroundings): StandIn {
  const grants = new Grants(clock);
  const url = () => `${origin()}/facebook`;
  return {
    name: 'facebook',
    wire: { prefix: '/facebook', routes: facebookRoutes(grants) },
    settings: () => ({
      FACEBOOK_CLIENT_ID: client.clientId,
      FACEBOOK_CLIENT_SECRET: client.clientSecret,
      FACEBOOK_AUTHORIZATION_URL: `${url()}/dialog/oauth`,
      FACEBOOK_TOKEN_URL: `${url()}/oauth/access_token`,
      FACEBOOK_USER_INFO_URL: `${url()}/me`,
    }),
    reset: () => grants.clear(),
  };
}
