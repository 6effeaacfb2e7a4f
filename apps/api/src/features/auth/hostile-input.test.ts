// Specification: §7.27
import { describe, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../test/servers/start-auth.ts';
import { systemClock } from '../../platform/clock.ts';
import { mailsService } from '../mails/mails.service.ts';
import { noWishes } from './people/people.repository.ts';
import { peopleService } from './people/people.service.ts';

const { open, db, clock, signUp } = await startAuth({
  environment: { FEEDBACK_EMAIL: 'team@parages.example' },
});
const form = {
  email: 'camille@parages.example',
  password: goodPassword,
  firstName: 'Camille',
  terms: 'true',
};

describe('hostile text in a form', () => {
  it.each(['email', 'firstName', 'password'])(
    'POST /signup 400 request_invalid: U+0000 in %s; the same sign-up without it succeeds afterwards',
    async (field) => {
      const { status, body } = await open().fill('/signup', {
        ...form,
        [field]: `a\0b${form[field as 'email']}`,
      });
      expect([status, body.code]).toEqual([400, 'request_invalid']);
      expect((await open().fill('/signup', form)).body.status).toBe('OK');
    },
  );

  it.each(['/signin', '/user/password/reset/token'])(
    '%s answers 400 to U+0000 in the e-mail address',
    async (path) => {
      expect(
        (await open().fill(path, { email: 'a\0b@parages.example', password: goodPassword })).status,
      ).toBe(400);
    },
  );

  it('GET /emailpassword/email/exists 400 request_invalid: U+0000 in the e-mail address', async () => {
    const { status, body } = await open().get(
      '/auth-api/emailpassword/email/exists?email=a%00b%40parages.example',
    );
    expect([status, body.code]).toEqual([400, 'request_invalid']);
  });

  it.each(['email', 'firstName', 'password'])(
    'POST /signup 400 request_invalid: an unpaired surrogate in %s',
    async (field) => {
      const { status, body } = await open().fill('/signup', {
        ...form,
        [field]: `a\ud800b${form[field as 'email']}`,
      });
      expect([status, body.code]).toEqual([400, 'request_invalid']);
    },
  );

  it('refuses a sign-up whose e-mail address has a control character with email-validation-error', async () => {
    const { body } = await open().fill('/signup', { ...form, email: 'a\u0001b@parages.example' });
    expect(body.formFields).toEqual([{ id: 'email', error: 'email-validation-error' }]);
  });

  it('answers WRONG_CREDENTIALS_ERROR to a sign-in with a password of 1,900 characters', async () => {
    const { status, body } = await open().fill('/signin', {
      email: form.email,
      password: 'x'.repeat(1900),
    });
    expect([status, body.status]).toEqual([200, 'WRONG_CREDENTIALS_ERROR']);
  });

  it('replaces a line break in the first name of a sign-up with a space, and refuses a first name of line breaks only', async () => {
    await open().fill('/signup', { ...form, firstName: ' Camille\r\nBcc x ' });
    expect(await db.account.findFirst()).toMatchObject({ firstName: 'Camille Bcc x' });
    expect((await open().fill('/signup', { ...form, firstName: '\r\n' })).body.formFields).toEqual([
      { id: 'firstName', error: 'required-error' },
    ]);
  });

  it('removes U+0000 from the message and page of feedback and replaces unpaired surrogates with U+FFFD', async () => {
    const feedback = { message: 'La \0carte\ud800', email: null, page: '/\0a\ud800', locale: 'fr' };
    expect((await open().post('/api/v1/feedback', feedback)).status).toBe(202);
    expect(await db.feedback.findFirst()).toMatchObject({
      message: 'La carte\ufffd',
      page: '/a\ufffd',
    });
  });
});

describe('an e-mail address of another person', () => {
  const leave = async (email: string) => {
    const { browser } = await signUp({ email, isVerified: false });
    expect(
      (await browser.call('DELETE', '/api/v1/me', { body: { password: goodPassword } })).status,
    ).toBe(200);
  };

  it('receives at most five mails an hour from repeated unverified sign-ups and deletions, and no farewell mail', async () => {
    let mails = 0;
    for (let round = 0; round < 7; round += 1) {
      const { browser } = await signUp({ email: form.email, isVerified: false });
      mails += await db.mailOutbox.count({ where: { recipient: form.email } });
      await browser.call('DELETE', '/api/v1/me', { body: { password: goodPassword } });
      expect(await db.mailOutbox.count()).toBe(0);
    }
    expect(mails).toBe(5);
  });

  it('loses its feedback when a verified account with it is deleted, not when the account is unverified or matches it only as a LIKE pattern', async () => {
    const email = 'john_doe@parages.example';
    await open().post('/api/v1/feedback', {
      message: 'Bravo',
      email: 'johnXdoe@parages.example',
      page: null,
      locale: 'fr',
    });
    await open().post('/api/v1/feedback', {
      message: 'Bravo',
      email: form.email,
      page: null,
      locale: 'fr',
    });
    await leave('%@parages.example');
    await leave(form.email);
    expect(await db.feedback.count()).toBe(2);
    const { browser } = await signUp({ email });
    await open().post('/api/v1/feedback', {
      message: 'Merci',
      email: 'John_Doe@parages.example',
      page: null,
      locale: 'fr',
    });
    await browser.call('DELETE', '/api/v1/me', { body: { password: goodPassword } });
    expect((await db.feedback.findMany()).map(({ message }) => message)).toEqual([
      'Bravo',
      'Bravo',
    ]);
  });

  it('is unverified when it replaces the own, verified address of an account, which stays verified while it does not change', async () => {
    const people = peopleService({ db, clock, mails: mailsService({ clock: systemClock }) });
    const name = { firstName: '', lastName: '' };
    const person = { id: 'x', ...name, locale: 'fr', isPro: false, ...noWishes } as const;
    await people.save({ ...person, email: 'mine@parages.example', isVerified: true });
    await people.save({ ...person, email: 'mine@parages.example', isVerified: false });
    expect((await people.find('x'))?.emailVerifiedAt).not.toBeNull();
    await people.save({ ...person, email: 'victim@parages.example', isVerified: false });
    expect(await people.find('x')).toMatchObject({
      email: 'victim@parages.example',
      emailVerifiedAt: null,
    });
  });

  it('saved as the new unverified address of an account, makes its running session get email_unverified for favourites and export', async () => {
    const { browser, userId } = await signUp();
    const favorites = '/api/v1/me/favorites/ids';
    expect((await browser.get(favorites)).status).toBe(200);
    const people = peopleService({
      db,
      clock: systemClock,
      mails: mailsService({ clock: systemClock }),
    });
    const names = { firstName: '', lastName: '', locale: 'fr' as const };
    await people.save({
      id: userId,
      ...names,
      ...noWishes,
      email: 'victim@parages.example',
      isVerified: false,
      isPro: false,
    });
    for (const path of [favorites, '/api/v1/me/export'])
      expect((await browser.get(path)).body.code).toBe('email_unverified');
  });
});

it('§7 "shouldTryLinkingWithSessionUser": a sign-up during a session creates another account', async () => {
  const { browser, userId } = await signUp();
  const { status, body } = await browser
    .copy()
    .fill('/signup', form, { shouldTryLinkingWithSessionUser: true });
  expect([status, body.status]).toEqual([200, 'OK']);
  expect(body.user.id).not.toBe(userId);
});
