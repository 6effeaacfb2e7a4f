// Specification: §4.24, §4.25, §5.15, §7.27, §8.13
import { describe, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';

const { open, db, signUp, linkOf, clock } = await startAuth();
const form = {
  email: 'camille@parages.example',
  password: goodPassword,
  firstName: ' Camille ',
  terms: 'true',
};

describe('§7 "POST /signup (formFields, shouldTryLinkingWithSessionUser)"', () => {
  it('creates a session, an unverified account with the form’s values, and a mail with the verification link', async () => {
    const browser = open();
    const { status, body } = await browser.fill('/signup', {
      ...form,
      email: 'Camille@Parages.example',
      newsletter: 'true',
      locale: 'en',
    });
    expect([status, body.status]).toEqual([200, 'OK']);
    expect(browser.sessionCookies()).toEqual(['sAccessToken', 'sRefreshToken']);
    expect(await db.account.findMany()).toEqual([
      expect.objectContaining({
        id: body.user.id,
        email: form.email,
        firstName: 'Camille',
        locale: 'en',
        wantsDigest: true,
        wantsServiceNews: false,
        emailVerifiedAt: null,
      }),
    ]);
    const link = await linkOf('verify-email', form.email);
    expect(link.href).toMatch(
      /^http:\/\/localhost:3000\/auth\/verify-email\?token=.+&tenantId=public$/,
    );
  });

  it('§8 "FIELD_ERROR": returns the error identifier of each invalid field and creates no account', async () => {
    const faults = async (fields: Record<string, string>) => {
      const { body } = await open().fill('/signup', fields);
      expect(body.status).toBe('FIELD_ERROR');
      return Object.fromEntries(
        body.formFields.map(({ id, error }: { id: string; error: string }) => [id, error]),
      );
    };
    expect(await faults({})).toEqual({
      email: 'required-error',
      password: 'required-error',
      firstName: 'required-error',
      terms: 'required-error',
    });
    expect(await faults({ ...form, email: 'camille@' })).toEqual({
      email: 'email-validation-error',
    });
    expect(await faults({ ...form, password: 'court' })).toEqual({
      password: 'password-strength-error',
    });
    expect(await faults({ ...form, password: 'unbelievable' })).toEqual({
      password: 'password-pwned-error',
    });
    for (const firstName of [
      'Votre colis attend: https://evil.example',
      'evil.example',
      'a/b',
      'a@b',
      'x'.repeat(41),
    ])
      expect(await faults({ ...form, firstName })).toEqual({ firstName: 'name-error' });
    expect(await faults({ ...form, lastName: 'https://evil.example' })).toEqual({
      lastName: 'name-error',
    });
    expect(await faults({ ...form, terms: 'false' })).toEqual({ terms: 'required-error' });
    expect(await db.account.count()).toBe(0);
  });

  it('omits the name in mails to an unverified address: verification, reset, deletion', async () => {
    const { browser, email } = await signUp({ isVerified: false });
    await open().fill('/user/password/reset/token', { email });
    await browser.post('/api/v1/me/deletion-link');
    await expect.poll(() => db.mailOutbox.count({ where: { kind: 'reset-password' } })).toBe(1);
    const mails = await db.mailOutbox.findMany();
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'delete-account',
      'reset-password',
      'verify-email',
    ]);
    expect(JSON.stringify(mails)).not.toContain('Camille');
  });

  it('lets one of eight concurrent sign-ups with one address succeed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const browser = open();
        browser.address = `192.0.${index}.1`;
        return browser.fill('/signup', form);
      }),
    );
    const statuses = answers.map(({ body }) => body.status).sort();
    expect(statuses).toEqual(['OK', ...Array(7).fill('SIGN_UP_NOT_ALLOWED')]);
    expect(await db.account.count()).toBe(1);
  });

  it('answers `email-taken` to a sign-up with the address of another account', async () => {
    await signUp({ email: form.email });
    expect((await open().fill('/signup', form)).body).toEqual({
      status: 'SIGN_UP_NOT_ALLOWED',
      reason: 'email-taken',
    });
  });

  it('mails a link to the professional site’s verification page for a sign-up on that site', async () => {
    await signUp({ email: form.email, isVerified: false, host: 'pro.localhost:3000' });
    expect((await linkOf('verify-email', form.email)).href).toMatch(
      /^http:\/\/pro\.localhost:3000\/org\/auth\/verify-email\?token=/,
    );
  });

  it('subscribes to service news, not the digest, when a sign-up on the professional site ticks the newsletter', async () => {
    const browser = open();
    browser.host = 'pro.localhost:3000';
    await browser.fill('/signup', { ...form, newsletter: 'true' });
    expect(await db.account.findFirst()).toMatchObject({
      wantsDigest: false,
      wantsServiceNews: true,
    });
  });

  it.each([
    ['localhost:3000', false],
    ['pro.localhost:3000', true],
  ])(
    'decisions "Mail to an organiser": queues the mails of an account made on %s with `isPro` %s',
    async (host, isPro) => {
      await signUp({ email: form.email, host });
      const mails = await db.mailOutbox.findMany({ where: { recipient: form.email } });
      expect(mails.map(({ kind }) => kind).sort()).toEqual(['verify-email', 'welcome']);
      for (const { data } of mails) expect(data).toMatchObject({ isPro });
    },
  );

  it('421 host_unknown: creates no account for an unknown host', async () => {
    const browser = open();
    browser.host = 'evil.example';
    const { status, body } = await browser.fill('/signup', form);
    expect([status, body.code]).toEqual([421, 'host_unknown']);
    expect(await db.account.count()).toBe(0);
  });
});

describe('§4 "the email must be verified (the link expires after a delay)"', () => {
  it('refuses favourites until the link is used, then sends one welcome mail', async () => {
    const { browser, email } = await signUp({ isVerified: false });
    expect((await browser.get('/api/v1/me')).body).toMatchObject({ emailVerified: false });
    expect((await browser.get('/api/v1/me/favorites/ids')).body.code).toBe('email_unverified');
    const token = (await linkOf('verify-email', email)).searchParams.get('token');
    expect(
      (await browser.post('/auth-api/user/email/verify', { method: 'token', token })).body.status,
    ).toBe('OK');
    expect((await browser.get('/auth-api/user/email/verify')).body).toMatchObject({
      status: 'OK',
      isVerified: true,
    });
    expect((await browser.get('/api/v1/me/favorites/ids')).status).toBe(200);
    expect(await db.mailOutbox.count({ where: { kind: 'welcome', recipient: email } })).toBe(1);
  });

  it('a link opened in another browser lets the session of the sign-up read its favourites', async () => {
    const { browser, email } = await signUp({ isVerified: false });
    const token = (await linkOf('verify-email', email)).searchParams.get('token');
    await open().post('/auth-api/user/email/verify', { method: 'token', token });
    expect((await browser.get('/api/v1/me/favorites/ids')).status).toBe(200);
  });

  it('refuses a used verification link, and one that is older than a day', async () => {
    const verify = (token: string | null) =>
      open().post('/auth-api/user/email/verify', { method: 'token', token });
    const first = await signUp({ isVerified: false });
    const used = (await linkOf('verify-email', first.email)).searchParams.get('token');
    await verify(used);
    expect((await verify(used)).body.status).toBe('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR');
    const second = await signUp({ isVerified: false });
    const late = (await linkOf('verify-email', second.email)).searchParams.get('token');
    clock.advance(24 * 3_600_000 + 1000);
    expect((await verify(late)).body.status).toBe('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR');
  });

  it('sends no second verification link right after the sign-up, then one per minute, and answers 429 before that', async () => {
    const { browser, email } = await signUp({ isVerified: false });
    const again = () => browser.post('/auth-api/user/email/verify/token');
    const sent = () => db.mailOutbox.count({ where: { kind: 'verify-email', recipient: email } });
    expect([(await again()).body.status, await sent()]).toEqual(['OK', 1]);
    clock.advance(61_000);
    expect([(await again()).body.status, await sent()]).toEqual(['OK', 2]);
    const refused = await again();
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'attempts_limited',
      '60',
    ]);
    expect(await sent()).toBe(2);
  });
});
