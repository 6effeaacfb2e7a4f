import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Choice, chooseAccount } from '../../choose-account.ts';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
let now = new Date();
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {}, clock: { now: () => now } });
});
afterAll(() => sandbox.close());
afterEach(() => {
  now = new Date();
  sandbox.reset();
});

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  userinfo_endpoint: z.string(),
  jwks_uri: z.string(),
  code_challenge_methods_supported: z.array(z.string()),
});
const tokens = z.object({
  access_token: z.string(),
  id_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  scope: z.string(),
});
const redirectUri = 'http://localhost:3000/auth/callback/google';
const verifier = randomBytes(48).toString('base64url');

const google = () => z.record(z.string(), z.string()).parse(sandbox.settings.google);
const discover = async () =>
  discovery.parse(await (await fetch(google().GOOGLE_DISCOVERY_URL ?? '')).json());

async function authorizationUrl(changes: Record<string, string> = {}): Promise<string> {
  const url = new URL((await discover()).authorization_endpoint);
  const asked = {
    client_id: google().GOOGLE_CLIENT_ID ?? '',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 'state 1',
    nonce: 'n-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries({ ...asked, ...changes }))
    url.searchParams.set(name, value);
  return url.href;
}
const codeOf = async (choice: Choice): Promise<string> =>
  (await chooseAccount(await authorizationUrl(), choice)).fields.code ?? '';
async function exchange(code: string, changes: Record<string, string> = {}): Promise<Response> {
  const body = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: google().GOOGLE_CLIENT_ID ?? '',
    client_secret: google().GOOGLE_CLIENT_SECRET ?? '',
    code_verifier: verifier,
  };
  return fetch((await discover()).token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({ ...body, ...changes }),
  });
}
async function signIn(choice: Choice) {
  const { access_token, id_token } = tokens.parse(
    await (await exchange(await codeOf(choice))).json(),
  );
  const { issuer, jwks_uri, userinfo_endpoint } = await discover();
  const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(jwks_uri)), {
    issuer,
    audience: google().GOOGLE_CLIENT_ID ?? '',
  });
  const userInfo = await (
    await fetch(userinfo_endpoint, { headers: { authorization: `Bearer ${access_token}` } })
  ).json();
  return { payload, userInfo };
}

describe('signing in with the Google stand-in', () => {
  it('exchanges a code with PKCE for a signed id token with a stable subject, and answers the same user info', async () => {
    const { payload, userInfo } = await signIn({ account: 'camille' });
    expect(payload).toMatchObject({
      email: 'camille@bac-a-sable.example',
      email_verified: true,
      nonce: 'n-1',
    });
    expect(payload.sub).toMatch(/^\d{21}$/);
    expect(userInfo).toEqual({
      sub: payload.sub,
      email: 'camille@bac-a-sable.example',
      email_verified: true,
    });
    expect((await signIn({ account: 'camille' })).payload.sub).toBe(payload.sub);
  });

  it('gives an unverified address as such, a typed verified one as verified, and no address when it is withheld', async () => {
    expect((await signIn({ account: 'sacha' })).payload.email_verified).toBe(false);
    expect((await signIn({ account: 'nour' })).payload.email).toBeUndefined();
    const typed = await signIn({
      account: 'typed',
      firstName: 'Lou',
      email: 'lou@example.org',
      isVerified: 'on',
    });
    expect(typed.payload).toMatchObject({ email: 'lou@example.org', email_verified: true });
  });

  it('returns access_denied and the state to the redirect URI after a refusal', async () => {
    const back = await chooseAccount(await authorizationUrl(), { account: 'refuse' });
    expect(back.fields).toEqual({ error: 'access_denied', state: 'state 1' });
    expect(back.url.startsWith(redirectUri)).toBe(true);
  });
});

describe('the authorize page of the Google stand-in', () => {
  it('has the banner, a French heading, the account Camille Bacassable and a refusal', async () => {
    const page = await (await fetch(await authorizationUrl())).text();
    for (const words of [
      'BAC À SABLE',
      'Se connecter avec Google',
      'Camille Bacassable',
      'Refuser',
    ])
      expect(page).toContain(words);
  });

  it.each([
    { client_id: 'somebody-else' },
    { redirect_uri: 'https://parages.example/auth/callback/google' },
    { redirect_uri: 'javascript:alert(1)' },
    { response_type: 'token' },
    { code_challenge_method: 'plain' },
  ])('answers 400 instead of a redirect for %j', async (changes) => {
    const answer = await fetch(await authorizationUrl(changes), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    await expect(
      chooseAccount(await authorizationUrl(changes), { account: 'camille' }),
    ).rejects.toThrow('400');
  });

  it('answers 422 to a typed account that has neither a name nor an address', async () => {
    await expect(chooseAccount(await authorizationUrl(), { account: 'typed' })).rejects.toThrow(
      '422',
    );
  });
});

describe('an authorization code of the Google stand-in', () => {
  it('is accepted once, then refused as invalid_grant', async () => {
    const code = await codeOf({ account: 'camille' });
    expect((await exchange(code)).status).toBe(200);
    const again = await exchange(code);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('is refused after 61 seconds', async () => {
    const code = await codeOf({ account: 'camille' });
    now = new Date(now.getTime() + 61_000);
    expect((await exchange(code)).status).toBe(400);
  });

  it.each([
    [{ code_verifier: 'another' }, 400, 'invalid_grant'],
    [{ redirect_uri: 'http://localhost:3000/elsewhere' }, 400, 'invalid_grant'],
    [{ client_secret: 'guessed' }, 401, 'invalid_client'],
    [{ grant_type: 'refresh_token' }, 400, 'unsupported_grant_type'],
  ])('exchanged with %j is refused with %i %s', async (changes, status, error) => {
    const answer = await exchange(await codeOf({ account: 'camille' }), changes);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });
});

it('the Google stand-in answers 401 for user info to an unknown access token', async () => {
  const answer = await fetch((await discover()).userinfo_endpoint, {
    headers: { authorization: 'Bearer guessed' },
  });
  expect(answer.status).toBe(401);
});
