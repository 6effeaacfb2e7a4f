import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Choice, chooseAccount } from '../../choose-account.ts';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.reset());

const redirectUri = 'http://localhost:3000/auth-api/callback/apple';
const apple = () => z.record(z.string(), z.string()).parse(sandbox.settings.apple);
const discover = async () =>
  z
    .object({
      issuer: z.string(),
      authorization_endpoint: z.string(),
      token_endpoint: z.string(),
      jwks_uri: z.string(),
    })
    .parse(await (await fetch(apple().APPLE_DISCOVERY_URL ?? '')).json());
async function authorizationUrl(changes: Record<string, string> = {}): Promise<string> {
  const asked = {
    client_id: apple().APPLE_CLIENT_ID ?? '',
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 's',
  };
  const fields = { ...asked, scope: 'openid email name', response_mode: 'form_post', ...changes };
  return `${(await discover()).authorization_endpoint}?${new URLSearchParams(fields)}`;
}
async function signIn(choice: Choice) {
  const back = await chooseAccount(await authorizationUrl(), choice);
  const { issuer, token_endpoint, jwks_uri } = await discover();
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: back.fields.code ?? '',
    redirect_uri: redirectUri,
    client_id: apple().APPLE_CLIENT_ID ?? '',
    client_secret: apple().APPLE_CLIENT_SECRET ?? '',
  });
  const { id_token } = z
    .object({ id_token: z.string() })
    .parse(await (await fetch(token_endpoint, { method: 'POST', body })).json());
  const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(jwks_uri)), {
    issuer,
    audience: apple().APPLE_CLIENT_ID ?? '',
  });
  return { back, payload };
}

it('the Apple stand-in returns by a form post, with `user` at the first sign-in only, and keeps the subject', async () => {
  const { back, payload } = await signIn({ account: 'camille' });
  expect(back).toMatchObject({ method: 'POST', url: redirectUri, fields: { state: 's' } });
  expect(JSON.parse(back.fields.user ?? '')).toEqual({
    name: { firstName: 'Camille', lastName: 'Bacassable' },
    email: 'camille@bac-a-sable.example',
  });
  expect(payload).toMatchObject({ email: 'camille@bac-a-sable.example', email_verified: true });
  const again = await signIn({ account: 'camille' });
  expect(again.back.fields.user).toBeUndefined();
  expect(again.payload.sub).toBe(payload.sub);
});

it('the Apple stand-in replaces a hidden address by a relay address, with the subject of the shown address', async () => {
  const lou = { account: 'typed', firstName: 'Lou', email: 'lou@example.org' } as const;
  const { payload } = await signIn({ ...lou, hideEmail: 'on' });
  expect(payload).toMatchObject({
    email: expect.stringMatching(/@privaterelay\.appleid\.com$/),
    is_private_email: true,
  });
  expect((await signIn(lou)).payload.sub).toBe(payload.sub);
});

it('the Apple stand-in omits a withheld address from the id token, and posts user_cancelled_authorize for a refusal', async () => {
  expect((await signIn({ account: 'nour' })).payload.email).toBeUndefined();
  const back = await chooseAccount(await authorizationUrl(), { account: 'refuse' });
  expect(back).toEqual({
    method: 'POST',
    url: redirectUri,
    fields: { error: 'user_cancelled_authorize', state: 's' },
  });
});

it('the Apple stand-in answers 400 to response_mode=query when a name and an address are requested', async () => {
  expect((await fetch(await authorizationUrl({ response_mode: 'query' }))).status).toBe(400);
});

it('the page of the Apple stand-in that posts the code has a script with the nonce of its Content-Security-Policy', async () => {
  const url = new URL(await authorizationUrl());
  const body = new URLSearchParams([...url.searchParams, ['account', 'camille']]);
  const page = await fetch(url.origin + url.pathname, { method: 'POST', body });
  const [, nonce] =
    /script-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
  expect(nonce).toBeDefined();
  expect(await page.text()).toContain(`<script nonce="${nonce}">`);
});
