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

const redirectUri = 'http://localhost:3000/auth/callback/facebook';
const facebook = () => z.record(z.string(), z.string()).parse(sandbox.settings.facebook);
const authorizationUrl = (scope = 'email'): string => {
  const asked = {
    client_id: facebook().FACEBOOK_CLIENT_ID ?? '',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state: 's',
  };
  return `${facebook().FACEBOOK_AUTHORIZATION_URL}?${new URLSearchParams(asked)}`;
};
const exchange = (code: string, changes: Record<string, string> = {}) => {
  const asked = {
    client_id: facebook().FACEBOOK_CLIENT_ID ?? '',
    client_secret: facebook().FACEBOOK_CLIENT_SECRET ?? '',
    redirect_uri: redirectUri,
    code,
  };
  return fetch(`${facebook().FACEBOOK_TOKEN_URL}?${new URLSearchParams({ ...asked, ...changes })}`);
};
const me = async (token: string, fields = 'id,email') =>
  fetch(
    `${facebook().FACEBOOK_USER_INFO_URL}?${new URLSearchParams({ access_token: token, fields, format: 'json' })}`,
  );
async function signIn(choice: Choice, fields?: string): Promise<unknown> {
  const { code = '' } = (await chooseAccount(authorizationUrl(), choice)).fields;
  const { access_token } = z
    .object({ access_token: z.string(), token_type: z.literal('bearer') })
    .parse(await (await exchange(code)).json());
  return (await me(access_token, fields)).json();
}

it('the Facebook stand-in returns the id and the requested address or name of an account', async () => {
  expect(await signIn({ account: 'camille' })).toEqual({
    id: expect.stringMatching(/^\d{16}$/),
    email: 'camille@bac-a-sable.example',
  });
  expect(await signIn({ account: 'camille' }, 'name,picture')).toEqual({
    id: expect.any(String),
    name: 'Camille Bacassable',
  });
});

it('the Facebook stand-in omits a withheld address and the requested field `email_verified`', async () => {
  expect(await signIn({ account: 'nour' }, 'id,email,email_verified')).toEqual({
    id: expect.any(String),
  });
});

it('the Facebook stand-in redirects a refusal with access_denied and user_denied', async () => {
  const { fields } = await chooseAccount(authorizationUrl(), { account: 'refuse' });
  expect(fields).toMatchObject({ error: 'access_denied', error_reason: 'user_denied', state: 's' });
});

it('the Facebook stand-in answers 400 with an OAuthException to a used code, a wrong secret and an unknown token', async () => {
  const { code = '' } = (await chooseAccount(authorizationUrl(), { account: 'camille' })).fields;
  await exchange(code);
  for (const answer of [
    await exchange(code),
    await exchange(code, { client_secret: 'guessed' }),
    await me('guessed'),
  ]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { type: 'OAuthException', fbtrace_id: expect.any(String) },
    });
  }
});
