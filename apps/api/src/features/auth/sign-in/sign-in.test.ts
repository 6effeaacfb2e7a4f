// Specification: §7.27, §8.13, §8.14
import { describe, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';
import { mailsService } from '../../mails/mails.service.ts';
import { peopleService } from '../people/people.service.ts';

const { app, open, db, signUp, linkOf, clock, verified } = await startAuth();
const wrong = { body: { status: 'WRONG_CREDENTIALS_ERROR' }, status: 200 };

/** A browser on a random network, so that only the limit under test applies. */
function elsewhere() {
  const browser = open();
  browser.address = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`;
  return browser;
}

describe('§7 "POST /signin"', () => {
  it('opens a session and sets HttpOnly, SameSite=Lax, host-only cookies: access token, refresh token, known device', async () => {
    const { email, userId } = await signUp();
    const browser = open();
    const { body, headers } = await browser.fill('/signin', {
      email: email.toUpperCase(),
      password: goodPassword,
    });
    expect(body).toMatchObject({ status: 'OK', user: { id: userId } });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies.map((cookie) => cookie.replace(/=.*/, '').replace(/_[\w-]{16}$/, ''))).toEqual([
      'sAccessToken',
      'sRefreshToken',
      'known_device',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Domain=/i);
    }
    expect((await browser.get('/api/v1/me')).body).toMatchObject({
      id: userId,
      email,
      role: 'user',
      permissions: [],
    });
  });

  it.each([
    ['without a chosen language', 'en-GB,en', undefined, 'fr', 'fr'],
    ['without a chosen language', 'fr-FR', undefined, 'en', 'en'],
    ['that reads the language of the account', 'en-GB', undefined, 'en', undefined],
    ['whose visitor chose English', 'fr-FR', 'en', 'fr', 'en'],
  ] as const)(
    'decisions "then what was chosen": on a browser %s (Accept-Language %s, cookie %s), an account in %s leaves the language cookie %s',
    async (_, accepted, chosen, locale, kept) => {
      const { email, userId } = await signUp();
      await db.account.update({ where: { id: userId }, data: { locale } });
      const browser = elsewhere();
      if (chosen) browser.cookies.set('parages-locale', chosen);
      const formFields = Object.entries({ email, password: goodPassword });
      const { body } = await browser.call('POST', '/auth-api/signin', {
        body: { formFields: formFields.map(([id, value]) => ({ id, value })) },
        headers: { 'accept-language': accepted },
      });
      expect(body.status).toBe('OK');
      expect(browser.cookies.get('parages-locale')).toBe(kept);
    },
  );

  it('sends tokens in headers and not in cookies to the native app’s origin, and not in headers to a web page that requests it', async () => {
    const { email } = await signUp();
    const fields = {
      formFields: Object.entries({ email, password: goodPassword }).map(([id, value]) => ({
        id,
        value,
      })),
    };
    const page = await open().call('POST', '/auth-api/signin', {
      body: fields,
      headers: { 'st-auth-mode': 'header', origin: 'http://localhost:3000' },
    });
    expect(page.headers['st-access-token']).toBeUndefined();
    const shell = await open().call('POST', '/auth-api/signin', {
      body: fields,
      headers: { origin: 'capacitor://localhost' },
    });
    expect(shell.headers['set-cookie']).toBeUndefined();
    expect(shell.headers['access-control-allow-origin']).toBe('capacitor://localhost');
    const authorization = `Bearer ${String(shell.headers['st-access-token'])}`;
    const answer = await app.inject({ url: '/api/v1/me', headers: { authorization } });
    expect(answer.json()).toMatchObject({ email });
  });

  it('a session’s write without a custom header answers 401 session_header_missing; with x-parages-session-id it answers 200', async () => {
    const { browser } = await signUp();
    const forged = await browser.call('DELETE', '/api/v1/me/sessions', { headers: { rid: '' } });
    expect([forged.status, forged.body.code]).toEqual([401, 'session_header_missing']);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
    const ours = await browser.call('DELETE', '/api/v1/me/position', {
      headers: { rid: '', 'x-parages-session-id': 'abc' },
    });
    expect(ours.status).toBe(200);
  });

  it('sign-in, password reset and verification mail answer the same for an address with and one without an account', async () => {
    const { email } = await signUp();
    const seen = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
    const both = async (ask: (address: string) => Promise<{ status: number; body: unknown }>) =>
      [seen(await ask(email)), seen(await ask('nobody@parages.example'))] as const;
    const [known, unknown] = await both((address) =>
      elsewhere().fill('/signin', { email: address, password: 'une autre girafe' }),
    );
    expect([known, unknown]).toEqual([wrong, wrong]);
    const [reset, noReset] = await both((address) =>
      elsewhere().fill('/user/password/reset/token', { email: address }),
    );
    expect(reset).toEqual(noReset);
    expect(reset.body).toEqual({ status: 'OK' });
    const [resent, notResent] = await both((address) =>
      elsewhere().post('/api/v1/verification-mails', { email: address }),
    );
    expect(resent).toEqual(notResent);
    expect(resent.status).toBe(202);
    const [again, alsoAgain] = await both((address) =>
      elsewhere().fill('/user/password/reset/token', { email: address }),
    );
    expect([again.status, alsoAgain.status]).toEqual([429, 429]);
  });

  it('verifies at most 100 of 1,000 guessed passwords from many networks, warns the owner, and admits only a known device for an hour', async () => {
    const { browser, email } = await signUp();
    const before = verified();
    const answers = new Map<number, number>();
    for (let round = 0; round < 100; round += 1) {
      const guesses = Array.from({ length: 10 }, (_, index) =>
        elsewhere().fill('/signin', { email, password: `une girafe numero ${round}-${index}` }),
      );
      for (const { status } of await Promise.all(guesses))
        answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    expect(verified() - before).toBe(100);
    expect([answers.get(200), answers.get(429)]).toEqual([100, 900]);
    const warnings = () => db.mailOutbox.findMany({ where: { kind: 'sign-in-guesses' } });
    await expect
      .poll(async () => (await warnings()).map(({ recipient }) => recipient))
      .toEqual([email]);
    expect((await browser.fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'OK',
    );
    const refused = await elsewhere().fill('/signin', { email, password: goodPassword });
    expect([refused.status, refused.body.code]).toEqual([429, 'attempts_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    clock.advance(3_600_000 + 1000);
    expect((await elsewhere().fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'OK',
    );
  }, 120_000);

  it('locks an account for one network for 15 minutes after ten wrong passwords, not for other networks', async () => {
    const { email } = await signUp();
    const stranger = elsewhere();
    for (let guess = 0; guess < 10; guess += 1)
      await stranger.fill('/signin', { email, password: 'une autre girafe' });
    const refused = await stranger.fill('/signin', { email, password: goodPassword });
    expect([refused.status, refused.body.code]).toEqual([429, 'attempts_limited']);
    const owner = open();
    owner.address = '192.0.2.1';
    expect((await owner.fill('/signin', { email, password: goodPassword })).body.status).toBe('OK');
    clock.advance(15 * 60_000 + 1000);
    expect((await stranger.fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'OK',
    );
  });

  it('lets a known device of the account sign in from the locked network, and refuses a known device of another account', async () => {
    const { browser, email } = await signUp();
    const { browser: other } = await signUp();
    for (const one of [browser, other]) one.address = '192.0.2.1';
    const stranger = other.copy(); // a known device of another account only
    for (let guess = 0; guess < 10; guess += 1)
      await stranger.fill('/signin', { email, password: 'une autre girafe' });
    expect((await stranger.fill('/signin', { email, password: goodPassword })).status).toBe(429);
    await browser.post('/auth-api/signout');
    expect((await browser.fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'OK',
    );
  });

  it('queues no warning of guessed passwords for an unverified address or one without an account', async () => {
    const { email } = await signUp({ isVerified: false });
    const people = peopleService({ db, clock, mails: mailsService({ clock }) });
    for (const address of [email, 'nobody@parages.example']) await people.warnOfGuesses(address);
    expect(await db.mailOutbox.count({ where: { kind: 'sign-in-guesses' } })).toBe(0);
  });

  it('limits a network to 100 failed sign-ins and to 10 existence checks of an address with an account, then answers 429', async () => {
    const browser = open();
    for (let guess = 0; guess < 100; guess += 1)
      await browser.fill('/signin', { email: `n${guess}@parages.example`, password: 'x' });
    expect(
      (await browser.fill('/signin', { email: 'n@parages.example', password: 'x' })).status,
    ).toBe(429);
    const { email } = await signUp();
    const exists = (address: string) =>
      browser.get(`/auth-api/emailpassword/email/exists?email=${encodeURIComponent(address)}`);
    for (let ask = 0; ask < 10; ask += 1)
      expect((await exists(email)).body).toEqual({ status: 'OK', exists: true });
    expect((await exists(email)).status).toBe(429);
  });

  it('answers 400 to a body that is not JSON and to malformed fields', async () => {
    const broken = await app.inject({
      method: 'POST',
      url: '/auth-api/signin',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'request_invalid']);
    expect((await open().post('/auth-api/signin', { formFields: 'x' })).status).toBe(400);
  });
});

describe('other endpoints of the session library', () => {
  it.each([
    '/auth-api/oauth/auth',
    '/auth-api/jwt/jwks.json',
    '/auth-api/.well-known/openid-configuration',
    '/auth-api/users',
    '/auth-api/totp',
  ])('%s answers 404', async (url) => expect((await open().get(url)).body.code).toBe('not_found'));
});

async function whileNoMailCanBeQueued(work: () => Promise<void>): Promise<void> {
  await db.$executeRawUnsafe(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`,
  );
  await db.$executeRawUnsafe(
    'CREATE TRIGGER refusing BEFORE INSERT ON mail_outbox FOR EACH ROW EXECUTE FUNCTION refuse()',
  );
  try {
    await work();
  } finally {
    await db.$executeRawUnsafe('DROP FUNCTION refuse() CASCADE');
  }
}

describe('§7 "POST /user/password/reset"', () => {
  const askLink = async (email: string) => {
    await elsewhere().fill('/user/password/reset/token', { email });
    await expect
      .poll(() => db.mailOutbox.count({ where: { kind: 'reset-password', recipient: email } }))
      .toBeGreaterThan(0);
    return (await linkOf('reset-password', email)).searchParams.get('token');
  };
  const reset = (token: string | null, password = 'une autre girafe encore') =>
    elsewhere().fill('/user/password/reset', { password }, { method: 'token', token });

  it('refuses a weak password; a good one replaces the old one, ends every session and mails the owner', async () => {
    const { browser, email } = await signUp();
    const token = await askLink(email);
    expect((await reset(token, 'court')).body).toMatchObject({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'password', error: 'password-strength-error' }],
    });
    expect((await reset(token)).body.status).toBe('OK');
    expect((await browser.post('/auth-api/session/refresh')).status).toBe(401);
    expect((await elsewhere().fill('/signin', { email, password: goodPassword })).body).toEqual(
      wrong.body,
    );
    expect(
      (await elsewhere().fill('/signin', { email, password: 'une autre girafe encore' })).body
        .status,
    ).toBe('OK');
    expect(
      await db.mailOutbox.count({ where: { kind: 'password-changed', recipient: email } }),
    ).toBe(1);
  });

  it('ends every session even when the mail about the new password cannot be queued', async () => {
    const { browser, email } = await signUp();
    const token = await askLink(email);
    await whileNoMailCanBeQueued(async () => {
      expect((await reset(token)).status).toBeGreaterThanOrEqual(500);
    });
    expect((await browser.post('/auth-api/session/refresh')).status).toBe(401);
  });

  it('invalidates the access token of a running session at once', async () => {
    const { browser, email } = await signUp();
    const token = await askLink(email);
    clock.advance(2000); // the issue time of a token has whole seconds
    await reset(token);
    expect((await browser.get('/api/v1/me')).body.code).toBe('session_missing');
  });

  it('refuses a used link, and one that is older than an hour', async () => {
    const first = await signUp();
    const used = await askLink(first.email);
    await reset(used);
    expect((await reset(used)).body.status).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR');
    const second = await signUp();
    const late = await askLink(second.email);
    clock.advance(3_600_000 + 1000);
    expect((await reset(late)).body.status).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR');
  });

  it('verifies an unverified address; a link requested on the professional site leads to that site', async () => {
    const { email } = await signUp({ isVerified: false });
    const browser = elsewhere();
    browser.host = 'pro.localhost:3000';
    await browser.fill('/user/password/reset/token', { email });
    await expect
      .poll(() => db.mailOutbox.count({ where: { kind: 'reset-password', recipient: email } }))
      .toBe(1);
    const link = await linkOf('reset-password', email);
    expect(link.href).toMatch(/^http:\/\/pro\.localhost:3000\/org\/auth\/reset-password\?token=/);
    await reset(link.searchParams.get('token'));
    expect((await db.account.findFirst({ where: { email } }))?.emailVerifiedAt).not.toBeNull();
  });
});

describe('POST /me/password', () => {
  const change = (currentPassword: string, newPassword: string) => ({
    currentPassword,
    newPassword,
  });
  const other = 'une troisieme girafe';

  it('changes the password, keeps the current session, ends the others and mails the owner', async () => {
    const { browser, email } = await signUp();
    const otherBrowser = elsewhere();
    await otherBrowser.fill('/signin', { email, password: goodPassword });
    expect((await browser.post('/api/v1/me/password', change(goodPassword, other))).body).toEqual({
      isChanged: true,
    });
    expect((await otherBrowser.post('/auth-api/session/refresh')).status).toBe(401);
    expect((await browser.post('/auth-api/session/refresh')).status).toBe(200);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
    expect(
      await db.mailOutbox.count({ where: { kind: 'password-changed', recipient: email } }),
    ).toBe(1);
    expect((await elsewhere().fill('/signin', { email, password: other })).body.status).toBe('OK');
  });

  it('ends the other sessions even when the mail about the new password cannot be queued', async () => {
    const { browser, email } = await signUp();
    const otherBrowser = elsewhere();
    await otherBrowser.fill('/signin', { email, password: goodPassword });
    await whileNoMailCanBeQueued(async () => {
      const { status } = await browser.post('/api/v1/me/password', change(goodPassword, other));
      expect(status).toBeGreaterThanOrEqual(500);
    });
    expect((await otherBrowser.post('/auth-api/session/refresh')).status).toBe(401);
  });

  it('refuses a wrong current password, a weak new one, no session and an unverified address', async () => {
    const { browser } = await signUp();
    expect(
      (await browser.post('/api/v1/me/password', change('une autre girafe', other))).body.code,
    ).toBe('password_wrong');
    const weak = await browser.post('/api/v1/me/password', change(goodPassword, 'court'));
    expect([weak.status, weak.body.errors]).toEqual([
      400,
      [expect.objectContaining({ pointer: '/body/newPassword', code: 'password-strength-error' })],
    ]);
    expect((await open().post('/api/v1/me/password', change(goodPassword, other))).status).toBe(
      401,
    );
    const { browser: unverified } = await signUp({ isVerified: false });
    expect(
      (await unverified.post('/api/v1/me/password', change(goodPassword, other))).body.code,
    ).toBe('email_unverified');
  });

  it('answers attempts_limited after ten wrong current passwords', async () => {
    const { browser } = await signUp();
    for (let guess = 0; guess < 10; guess += 1)
      await browser.post('/api/v1/me/password', change(`une girafe ${guess}`, other));
    expect((await browser.post('/api/v1/me/password', change(goodPassword, other))).body.code).toBe(
      'attempts_limited',
    );
  });
});
