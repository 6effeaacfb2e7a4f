// Specification: §7.26 (account routes), §7.40
import { beforeEach, expect, it, vi } from 'vitest';
import { type AccountService, loadAccountService } from './load-account-service.ts';
import { listOfferedProviders } from './offered-providers.ts';
import { sessionId } from './session-id.ts';

const user = {
  id: 'u',
  isPrimaryUser: false,
  emails: ['a@b.fr'],
  phoneNumbers: [],
  thirdParty: [],
  loginMethods: [],
  tenantIds: ['public'],
  timeJoined: 1,
};

type Call = { method: string; path: string; body: unknown; visit: string | null };

const calls: Call[] = [];
let answer: (call: Call) => Response = () => Response.json({ status: 'OK' });

// Stubs only the network: the session library is the real one.
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(
    new URL(String(input instanceof Request ? input.url : input), window.location.origin),
    init,
  );
  const text = await request.text();
  const url = new URL(request.url);
  const call = {
    method: request.method,
    path: url.pathname + url.search,
    body: text === '' ? null : JSON.parse(text),
    visit: request.headers.get('x-parages-session-id'),
  };
  calls.push(call);
  return call.path.endsWith('/session/refresh') ? Response.json({}, { status: 401 }) : answer(call);
});

let service: AccountService;
beforeEach(async () => {
  service = await loadAccountService('Parages');
  calls.length = 0;
  answer = () => Response.json({ status: 'OK' });
});
const asked = () => calls.filter(({ path }) => !path.endsWith('/session/refresh'));
const bodyOf = (path: string) => asked().find((call) => call.path === path)?.body;

const person = {
  email: 'a@b.fr',
  password: 'une phrase longue',
  firstName: 'Camille',
  terms: true,
  newsletter: false,
  locale: 'fr',
};

it('signUp and signIn send the form fields to POST /signup and /signin of the account service', async () => {
  answer = () => Response.json({ status: 'OK', user });
  expect(await service.signUp(person)).toMatchObject({ kind: 'done' });
  expect(bodyOf('/auth-api/signup')).toMatchObject({
    formFields: expect.arrayContaining([
      { id: 'email', value: 'a@b.fr' },
      { id: 'firstName', value: 'Camille' },
      { id: 'terms', value: 'true' },
      { id: 'newsletter', value: 'false' },
    ]),
  });
  await service.signIn('a@b.fr', 'x');
  expect(bodyOf('/auth-api/signin')).toMatchObject({
    formFields: [
      { id: 'email', value: 'a@b.fr' },
      { id: 'password', value: 'x' },
    ],
  });
});

it('§7 "POST /user/password/reset/token", "POST /user/email/verify/token", "GET /user/email/verify": sendReset, sendVerification and isEmailVerified call these routes', async () => {
  answer = ({ method }) =>
    Response.json(method === 'GET' ? { status: 'OK', isVerified: true } : { status: 'OK' });
  await service.sendReset('a@b.fr');
  await service.sendVerification();
  expect(await service.isEmailVerified()).toMatchObject({ value: { isVerified: true } });
  expect(asked().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /auth-api/user/password/reset/token',
    'POST /auth-api/user/email/verify/token',
    'GET /auth-api/user/email/verify',
  ]);
});

it('§7 "POST /user/password/reset (formFields, token, method)" and "POST /user/email/verify (method, token)": resetPassword and verifyEmail send the token of the page\'s URL', async () => {
  window.history.replaceState({}, '', '/auth/reset-password?token=abc&tenantId=public');
  await service.resetPassword('une phrase longue');
  expect(bodyOf('/auth-api/user/password/reset')).toMatchObject({
    method: 'token',
    token: 'abc',
    formFields: [{ id: 'password', value: 'une phrase longue' }],
  });
  await service.verifyEmail();
  expect(bodyOf('/auth-api/user/email/verify')).toMatchObject({ method: 'token', token: 'abc' });
});

it('§7 "GET /authorisationurl (thirdPartyId, redirectURIOnProviderDashboard…)": providerPage returns the URL of the provider’s sign-in page', async () => {
  answer = () =>
    Response.json({
      status: 'OK',
      urlWithQueryParams: 'https://provider.example/authorize?client_id=x',
    });
  const page = await service.providerPage('google', '/auth/callback/google');
  expect(page.kind === 'done' && page.value).toMatch(
    /^https:\/\/provider\.example\/authorize\?client_id=x.*state=/,
  );
  expect(asked()[0]?.path).toMatch(/^\/auth-api\/authorisationurl\?.*thirdPartyId=google/);
});

it('§7 "A header x-{product}-session-id (random id kept in session storage) is sent with calls": five functions of the account service send the stored id', async () => {
  answer = ({ path }) =>
    Response.json(
      path.includes('/loginmethods')
        ? { status: 'OK', firstFactors: [], thirdParty: { providers: [] } }
        : { status: 'OK', urlWithQueryParams: 'https://provider.example/authorize', user },
    );
  await service.signIn('a@b.fr', 'x');
  await service.sendReset('a@b.fr');
  await service.sendVerification();
  await service.listProviders();
  await service.providerPage('google', '/auth/callback/google');
  expect(asked()).toHaveLength(5);
  expect(calls.map(({ visit }) => visit)).toEqual(calls.map(() => sessionId()));
});

it('providerPage gives Apple the callback URL of the account service instead of the page’s', async () => {
  answer = () =>
    Response.json({ status: 'OK', urlWithQueryParams: 'https://provider.example/authorize' });
  await service.providerPage('apple', '/auth/callback/apple');
  const asking = new URL(asked()[0]?.path ?? '', window.location.origin).searchParams;
  expect(asking.get('redirectURIOnProviderDashboard')).toBe(
    `${window.location.origin}/auth-api/callback/apple`,
  );
});

it('signIn resolves to a refusal when offline, rate-limited or with wrong credentials, and signUp to the error of a field', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await service.signIn('a@b.fr', 'x')).toEqual({ kind: 'refused', reason: 'unreachable' });
  answer = () =>
    Response.json({ code: 'attempts_limited' }, { status: 429, headers: { 'retry-after': '900' } });
  expect(await service.signIn('a@b.fr', 'x')).toEqual({
    kind: 'refused',
    reason: 'limited',
    retryAfterS: 900,
  });
  answer = () => Response.json({ status: 'WRONG_CREDENTIALS_ERROR' });
  expect(await service.signIn('a@b.fr', 'x')).toEqual({
    kind: 'refused',
    reason: 'wrong-credentials',
  });
  answer = () =>
    Response.json({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'email', error: 'email-validation-error' }],
    });
  expect(await service.signUp(person)).toEqual({
    kind: 'faults',
    faults: { email: 'email-validation-error' },
  });
});

it('finishProvider resolves to a refusal when the visitor has cancelled the sign-in at the provider', async () => {
  window.history.replaceState({}, '', '/auth/callback/google?error=access_denied');
  expect(await service.finishProvider()).toMatchObject({ kind: 'refused' });
});

it('listOfferedProviders lists the known providers of the installation, and all known ones when the list is unavailable', async () => {
  const providers = [{ id: 'facebook' }, { id: 'google' }, { id: 'other' }];
  answer = () => Response.json({ status: 'OK', firstFactors: [], thirdParty: { providers } });
  expect(await listOfferedProviders('Parages')).toEqual(['google', 'facebook']);
  answer = () => Response.json({}, { status: 503 });
  expect(await listOfferedProviders('Parages')).toEqual(['google', 'apple', 'facebook']);
});
