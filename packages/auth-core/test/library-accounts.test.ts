import { subscribe } from 'node:diagnostics_channel';
import supertokens from 'supertokens-node';
import { cdiSupported } from 'supertokens-node/lib/build/version';
import EmailPassword from 'supertokens-node/recipe/emailpassword';
import Session from 'supertokens-node/recipe/session';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { interfaceVersions } from '../src/http/server.ts';
import { Browser, mailed, startLibrary } from './library.ts';

// The hosts that this process sends HTTP requests to, with `fetch` or with `node:http`.
const asked = new Set<string>();
const origin = z.object({ request: z.object({ origin: z.string() }) });
const host = z.object({ request: z.object({ host: z.string() }) });
subscribe('undici:request:create', (message) =>
  asked.add(new URL(origin.parse(message).request.origin).hostname),
);
subscribe('http.client.request.start', (message) => asked.add(host.parse(message).request.host));

const { pool } = await startLibrary();
const password = 'passw0rd of ours';
let people = 0;
const newEmail = (): string => {
  people += 1;
  return `person${people}@example.org`;
};

async function signUp(email = newEmail()): Promise<Browser> {
  const browser = new Browser();
  await browser.form('/signup', { email, password });
  return browser;
}

it('the auth core supports exactly the interface versions that the session library accepts', () => {
  expect(cdiSupported).toEqual(interfaceVersions);
});

it('GET /loginmethods lists passwords and third parties as enabled', async () => {
  const { body } = await new Browser().call('get', '/loginmethods');
  expect(body).toMatchObject({
    status: 'OK',
    emailPassword: { enabled: true },
    thirdParty: { enabled: true },
  });
});

it('the session library answers whether an address has an account', async () => {
  const email = newEmail();
  const exists = async () =>
    (await new Browser().call('get', `/emailpassword/email/exists?email=${email}`)).body;
  expect(await exists()).toEqual({ status: 'OK', exists: false });
  await signUp(email);
  expect(await exists()).toEqual({ status: 'OK', exists: true });
});

it('the session library signs up, refuses the address a second time, signs in, and refuses a wrong password and an unknown address', async () => {
  const email = newEmail();
  const browser = new Browser();
  const { body } = await browser.form('/signup', {
    email: ` ${email.toUpperCase()} `.trim(),
    password,
  });
  expect(body).toMatchObject({ status: 'OK', user: { emails: [email] } });
  expect(Object.keys(browser.cookies).sort()).toEqual(['sAccessToken', 'sRefreshToken']);
  expect((await browser.form('/signup', { email, password })).body.status).toBe('FIELD_ERROR');
  expect((await new Browser().form('/signin', { email, password })).body.status).toBe('OK');
  expect((await new Browser().form('/signin', { email, password: 'another1' })).body).toEqual({
    status: 'WRONG_CREDENTIALS_ERROR',
  });
  expect((await new Browser().form('/signin', { email: newEmail(), password })).body).toEqual({
    status: 'WRONG_CREDENTIALS_ERROR',
  });
});

it('the session library accepts one of eight simultaneous sign-ups with one address', async () => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => new Browser().form('/signup', { email, password })),
  );
  expect(answers.filter(({ body }) => body.status === 'OK')).toHaveLength(1);
});

it('the session library refuses a guarded route until the mailed link was opened, and accepts that link once', async () => {
  const email = newEmail();
  const browser = await signUp(email);
  expect((await browser.visit()).status).toBe(403);
  await browser.call('post', '/user/email/verify/token');
  const token = mailed.get(`verify ${email}`);
  expect(
    (await browser.call('post', '/user/email/verify', { method: 'token', token: 'bad' })).body
      .status,
  ).toBe('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR');
  expect(
    (await browser.call('post', '/user/email/verify', { method: 'token', token })).body.status,
  ).toBe('OK');
  expect((await browser.call('get', '/user/email/verify')).body).toEqual({
    status: 'OK',
    isVerified: true,
  });
  expect((await browser.visit()).status).toBe(200);
  expect(
    (await browser.call('post', '/user/email/verify', { method: 'token', token })).body.status,
  ).toBe('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR');
});

it('the session library resets a password with the mailed link once, refuses a weak one, and verifies the address', async () => {
  const email = newEmail();
  await signUp(email);
  const ask = (address: string) =>
    new Browser().form('/user/password/reset/token', { email: address });
  expect(await ask(newEmail())).toEqual(await ask(email));
  const token = mailed.get(`reset ${email}`);
  const reset = (next: string) =>
    new Browser().form('/user/password/reset', { password: next }, { method: 'token', token });
  expect((await reset('weak')).body.status).toBe('FIELD_ERROR');
  expect((await reset('an0ther password')).body).toMatchObject({ status: 'OK' });
  expect((await reset('a third passw0rd')).body.status).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR');
  expect((await new Browser().form('/signin', { email, password })).body.status).toBe(
    'WRONG_CREDENTIALS_ERROR',
  );
  const signedIn = await new Browser().form('/signin', { email, password: 'an0ther password' });
  expect(signedIn.body).toMatchObject({
    status: 'OK',
    user: { loginMethods: [{ verified: true }] },
  });
});

it('updateEmailOrPassword answers OK for a new password, and revokeAllSessionsForUser ends the session of the user', async () => {
  const email = newEmail();
  const browser = await signUp(email);
  const [user] = await supertokens.listUsersByAccountInfo('public', { email });
  const [method] = user?.loginMethods ?? [];
  expect(method).toBeDefined();
  if (user === undefined || method === undefined) return;
  const { recipeUserId } = method;
  expect(
    (await EmailPassword.updateEmailOrPassword({ recipeUserId, password: 'an0ther password' }))
      .status,
  ).toBe('OK');
  expect(await Session.revokeAllSessionsForUser(user.id)).toHaveLength(1);
  expect((await browser.call('post', '/session/refresh')).status).toBe(401);
  const signIn = async (typed: string) =>
    (await new Browser().form('/signin', { email, password: typed })).body.status;
  expect(await signIn(password)).toBe('WRONG_CREDENTIALS_ERROR');
  expect(await signIn('an0ther password')).toBe('OK');
});

it('the session library signs in with a provider, creates another user for the address of a password account, and refuses a provider account without an address', async () => {
  const signIn = (code: string) =>
    new Browser().call('post', '/signinup', {
      thirdPartyId: 'elsewhere',
      redirectURIInfo: {
        redirectURIOnProviderDashboard: 'http://localhost:3000/auth/callback/elsewhere',
        redirectURIQueryParams: { code },
      },
    });
  const first = await signIn('grace');
  expect(first.body).toMatchObject({
    status: 'OK',
    createdNewRecipeUser: true,
    user: { emails: ['grace@example.org'] },
  });
  expect((await signIn('grace')).body).toMatchObject({ status: 'OK', createdNewRecipeUser: false });
  await signUp('hopper@example.org');
  expect((await signIn('hopper')).body).toMatchObject({ status: 'OK', createdNewRecipeUser: true });
  expect((await signIn('shy')).body).toEqual({ status: 'NO_EMAIL_GIVEN_BY_PROVIDER' });
  const { body } = await new Browser().call(
    'get',
    '/authorisationurl?thirdPartyId=elsewhere&redirectURIOnProviderDashboard=http://localhost:3000/x',
  );
  expect(String(body.urlWithQueryParams)).toContain('https://provider.example/authorise?');
});

it('deleteUser deletes an account and ends its session', async () => {
  const browser = await signUp();
  const { body } = await browser.visit({ overrideGlobalClaimValidators: () => [] });
  const userId = String(body.userId);
  await supertokens.deleteUser(userId);
  expect(await supertokens.getUser(userId)).toBeUndefined();
  expect((await browser.call('post', '/session/refresh')).status).toBe(401);
});

it('the session library lists with limit 1 one user and the token of the next page, and counts as many users as there are accounts', async () => {
  await signUp();
  await signUp();
  const count = await supertokens.getUserCount();
  const { users, nextPaginationToken } = await supertokens.getUsersNewestFirst({
    tenantId: 'public',
    limit: 1,
  });
  expect(users).toHaveLength(1);
  expect(nextPaginationToken).toBeDefined();
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM auth_core.account',
  );
  expect(rows).toEqual([{ count }]);
});

it('the test process has sent HTTP requests only to 127.0.0.1', () => {
  expect([...asked]).toEqual(['127.0.0.1']);
});
