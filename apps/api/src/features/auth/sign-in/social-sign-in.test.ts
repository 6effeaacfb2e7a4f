// Specification: §2.64, §4.26, §5.15, §7.28, §8.13
import { afterAll, describe, expect, it } from 'vitest';
import { type Choice, chooseAccount } from '../../../../../sandbox/src/choose-account.ts';
import { startSandbox } from '../../../../../sandbox/src/start-sandbox.ts';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';

const sandbox = await startSandbox();
afterAll(() => sandbox.close());
const { google = {}, apple = {}, facebook = {}, passwords = {} } = sandbox.settings;
const { open, db, signUp } = await startAuth({
  environment: { ...google, ...apple, ...facebook, ...passwords },
});

const zoe = {
  account: 'typed',
  firstName: 'Zoé',
  lastName: 'Martin',
  email: 'zoe@parages.example',
  isVerified: 'on',
} satisfies Choice;

/**
 * The returned function makes the last call of the sign-in, so that several sign-ins can run
 * concurrently.
 */
async function comeBackFrom(
  provider: string,
  choice: Choice,
  browser = open(),
  { clientType, headers = {} }: { clientType?: string; headers?: Record<string, string> } = {},
) {
  const path = provider === 'apple' ? '/auth-api/callback/apple' : `/auth/callback/${provider}`;
  const redirect = `http://localhost:3000${path}`;
  const asked = new URLSearchParams({
    thirdPartyId: provider,
    redirectURIOnProviderDashboard: redirect,
    ...(clientType !== undefined && { clientType }),
  });
  const { body } = await browser.get(`/auth-api/authorisationurl?${asked}`);
  const back = await chooseAccount(body.urlWithQueryParams, choice);
  const redirectURIInfo = {
    redirectURIOnProviderDashboard: redirect,
    redirectURIQueryParams: back.fields,
    pkceCodeVerifier: body.pkceCodeVerifier,
  };
  return () =>
    browser.call('POST', '/auth-api/signinup', {
      headers,
      body: { thirdPartyId: provider, clientType: clientType ?? 'web', redirectURIInfo },
    });
}

const signInWith = async (...args: Parameters<typeof comeBackFrom>) =>
  (await comeBackFrom(...args))();

describe('§7 "GET /authorisationurl" and "POST /signinup"', () => {
  it('§2 "Social sign-in offers three providers": lists the configured providers', async () => {
    const { body } = await open().get('/auth-api/loginmethods?clientType=web');
    expect(body.thirdParty.providers.map(({ id }: { id: string }) => id)).toEqual([
      'google',
      'apple',
      'facebook',
    ]);
  });

  it.each(['web', 'ios', 'android'])(
    '§7 "clientType": accepts %s for the login methods, the authorisation URL and the sign-in',
    async (clientType) => {
      const { status, body } = await open().get(`/auth-api/loginmethods?clientType=${clientType}`);
      expect([status, body.thirdParty.providers.length]).toEqual([200, 3]);
      const answer = await signInWith('google', zoe, open(), { clientType });
      expect([answer.status, answer.body.status]).toEqual([200, 'OK']);
    },
  );

  it('§7 "clientType": answers 400 to windows for the login methods, the authorisation URL and the sign-in', async () => {
    const redirect = 'http://localhost:3000/auth/callback/google';
    const asked = new URLSearchParams({
      thirdPartyId: 'google',
      redirectURIOnProviderDashboard: redirect,
      clientType: 'windows',
    });
    const answers = [
      await open().get('/auth-api/loginmethods?clientType=windows'),
      await open().get(`/auth-api/authorisationurl?${asked}`),
      await open().post('/auth-api/signinup', {
        thirdPartyId: 'google',
        clientType: 'windows',
        redirectURIInfo: {
          redirectURIOnProviderDashboard: redirect,
          redirectURIQueryParams: { code: 'none' },
          pkceCodeVerifier: 'x',
        },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it.each(['google', 'apple'])(
    'a first sign-in with an address that %s has verified creates a verified account and a welcome mail; a second sign-in creates nothing',
    async (provider) => {
      const browser = open();
      const { body } = await signInWith(provider, zoe, browser);
      expect(body).toMatchObject({ status: 'OK', createdNewRecipeUser: true });
      expect(await db.account.findMany()).toEqual([
        expect.objectContaining({ id: body.user.id, email: zoe.email }),
      ]);
      expect((await browser.get('/api/v1/me')).body).toMatchObject({ emailVerified: true });
      expect((await db.mailOutbox.findMany()).map(({ kind }) => kind)).toEqual(['welcome']);
      expect((await signInWith(provider, zoe)).body).toMatchObject({
        status: 'OK',
        createdNewRecipeUser: false,
      });
      expect(await db.account.count()).toBe(1);
    },
  );

  it.each(['google', 'apple', 'facebook'])(
    'a first sign-in stores the first and last name that %s gives',
    async (provider) => {
      await signInWith(provider, { ...zoe, email: 'inconnue@parages.example' }); // Apple sends the name at the first sign-in only
      expect(await db.account.findFirst()).toMatchObject({ firstName: 'Zoé', lastName: 'Martin' });
    },
  );

  it.each([
    ['localhost:3000', 'en', 'en', false],
    ['pro.localhost:3000', 'en', 'fr', true],
  ])(
    'an account made on %s by a browser in %s has the locale %s, and `isPro` %s in its mails',
    async (host, language, locale, isPro) => {
      const browser = open();
      browser.host = host;
      await signInWith('google', zoe, browser, { headers: { 'accept-language': language } });
      expect(await db.account.findFirst()).toMatchObject({ locale, isPro });
      expect(await db.mailOutbox.findMany()).toMatchObject([
        { kind: 'welcome', locale, data: { isPro } },
      ]);
    },
  );

  it('an account made in an English browser whose visitor chose French has the locale fr', async () => {
    const browser = open();
    browser.cookies.set('parages-locale', 'fr');
    await signInWith('google', zoe, browser, { headers: { 'accept-language': 'en-GB' } });
    expect(await db.account.findFirst()).toMatchObject({ locale: 'fr' });
  });

  it('a first sign-in with Facebook creates an unverified account and queues the verification mail', async () => {
    const browser = open();
    await signInWith('facebook', zoe, browser);
    expect((await browser.get('/api/v1/me')).body).toMatchObject({ emailVerified: false });
    expect((await db.mailOutbox.findMany()).map(({ kind }) => kind)).toEqual(['verify-email']);
  });

  it('§8 "Aucune adresse e-mail n’est fournie par {{thirdparty}}": a Google sign-in without an address answers NO_EMAIL_GIVEN_BY_PROVIDER', async () => {
    expect((await signInWith('google', { account: 'typed', firstName: 'Sacha' })).body).toEqual({
      status: 'NO_EMAIL_GIVEN_BY_PROVIDER',
    });
  });
});

it('§5 "Mot de passe compromis": POST /signup refuses a password on the list of leaked passwords queried over HTTP', async () => {
  const fields = {
    email: zoe.email,
    password: 'parages-compromis',
    firstName: 'Zoé',
    terms: 'true',
  };
  const { body } = await open().fill('/signup', fields);
  expect(body).toEqual({
    status: 'FIELD_ERROR',
    formFields: [{ id: 'password', error: 'password-pwned-error' }],
  });
});

it('POST /signinup answers GENERAL_ERROR to an authorisation code that the provider does not know', async () => {
  const redirectURIInfo = {
    redirectURIOnProviderDashboard: 'http://localhost:3000/x',
    redirectURIQueryParams: { code: 'none' },
    pkceCodeVerifier: 'x',
  };
  const { status, body } = await open().post('/auth-api/signinup', {
    thirdPartyId: 'google',
    redirectURIInfo,
  });
  expect([status, body]).toEqual([200, { status: 'GENERAL_ERROR', message: 'failed' }]);
});

it('POST /signinup answers GENERAL_ERROR to an access token of Google and creates no account', async () => {
  const redirect_uri = 'http://localhost:3000/auth/callback/google';
  const asked = new URLSearchParams({
    thirdPartyId: 'google',
    redirectURIOnProviderDashboard: redirect_uri,
  });
  const { body: page } = await open().get(`/auth-api/authorisationurl?${asked}`);
  const { fields } = await chooseAccount(page.urlWithQueryParams, zoe);
  const client = {
    client_id: google.GOOGLE_CLIENT_ID ?? '',
    client_secret: google.GOOGLE_CLIENT_SECRET ?? '',
  };
  const grant = {
    grant_type: 'authorization_code',
    redirect_uri,
    code: fields.code ?? '',
    code_verifier: page.pkceCodeVerifier,
  };
  const { token_endpoint } = await (await fetch(google.GOOGLE_DISCOVERY_URL ?? '')).json();
  const redeemed = await fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({ ...client, ...grant }),
  });
  const { access_token } = await redeemed.json();
  expect(access_token).toEqual(expect.any(String));
  const { status, body } = await open().post('/auth-api/signinup', {
    thirdPartyId: 'google',
    oAuthTokens: { access_token },
  });
  expect([status, body]).toEqual([200, { status: 'GENERAL_ERROR', message: 'failed' }]);
  expect(await db.account.count()).toBe(0);
});

describe('a second sign-in method for an e-mail address', () => {
  it('is refused with the name of the first method, a password or a provider', async () => {
    await signUp({ email: zoe.email });
    expect((await signInWith('google', zoe)).body).toEqual({
      status: 'SIGN_IN_UP_NOT_ALLOWED',
      reason: 'method-password',
    });
    expect(await db.account.count()).toBe(1);
    const lea = { ...zoe, email: 'lea@parages.example' };
    await signInWith('google', lea);
    expect((await signInWith('facebook', lea)).body).toEqual({
      status: 'SIGN_IN_UP_NOT_ALLOWED',
      reason: 'method-google',
    });
    const fields = { email: lea.email, password: goodPassword, firstName: 'Léa', terms: 'true' };
    expect((await open().fill('/signup', fields)).body).toEqual({
      status: 'SIGN_UP_NOT_ALLOWED',
      reason: 'method-google',
    });
  });

  it('is refused to four of five concurrent sign-ups, with the name of the method that succeeded', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `sacha${round}@parages.example`;
      const fields = {
        email: ` Sacha${round}@Parages.example `.trim(),
        password: goodPassword,
        firstName: 'Sacha',
        terms: 'true',
      };
      const arrivals = await Promise.all(
        ['google', 'apple', 'facebook'].map((provider) =>
          comeBackFrom(provider, { ...zoe, email }),
        ),
      );
      const signUps = [() => open().fill('/signup', fields), ...arrivals];
      const answers = await Promise.all([...signUps, ...signUps.slice(0, 1)].map((go) => go()));
      const statuses = answers.map(({ body }) => body.status);
      expect(statuses.filter((status) => status === 'OK')).toHaveLength(1);
      expect(
        statuses.filter((status) => /^SIGN_(UP|IN_UP)_NOT_ALLOWED$/.test(status)),
      ).toHaveLength(4);
      const { length } = [
        ...new Set(
          answers.flatMap(
            ({ body }) => body.reason?.replace('email-taken', 'method-password') ?? [],
          ),
        ),
      ];
      expect(length).toBe(1);
      const [core] = await db.$queryRawUnsafe<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM auth_core.account WHERE email = $1`,
        email,
      );
      expect([core?.count, await db.account.count({ where: { email } })]).toEqual([1, 1]);
    }
    expect(await db.addressTurn.count()).toBe(0);
  });

  it('cannot be a password set by POST /me/password: 409 password_absent', async () => {
    const browser = open();
    await signInWith('google', zoe, browser);
    const { status, body } = await browser.post('/api/v1/me/password', {
      currentPassword: 'x',
      newPassword: goodPassword,
    });
    expect([status, body.code]).toEqual([409, 'password_absent']);
  });
});

it('POST /callback/apple redirects Apple’s form to the callback page named in its state, with the code', async () => {
  const state = Buffer.from(
    JSON.stringify({ frontendRedirectURI: 'http://localhost:3000/auth/callback/apple' }),
  ).toString('base64');
  const { status, headers } = await open().call('POST', '/auth-api/callback/apple', {
    form: { state, code: 'abc' },
  });
  expect([status, String(headers.location)]).toEqual([
    303,
    expect.stringMatching(/^http:\/\/localhost:3000\/auth\/callback\/apple\?.*code=abc/),
  ]);
});
