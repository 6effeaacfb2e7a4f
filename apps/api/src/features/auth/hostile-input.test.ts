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

describe('a text that no database keeps', () => {
  it.each(['email', 'firstName', 'password'])(
    '400 request_invalid: U+0000 in %s, and nobody is half signed up',
    async (field) => {
      const { status, body } = await open().fill('/signup', {
        ...form,
        [field]: `a\0b${form[field as 'email']}`,
      });
      expect([status, body.code]).toEqual([400, 'request_invalid']);
      expect((await open().fill('/signup', form)).body.status).toBe('OK');
    },
  );

  it.each(['/signin', '/user/password/reset/token'])('%s refuses it too', async (path) => {
    expect(
      (await open().fill(path, { email: 'a\0b@parages.example', password: goodPassword })).status,
    ).toBe(400);
  });

  it('400 request_invalid: in the address whose existence is asked', async () => {
    const { status, body } = await open().get(
      '/auth-api/emailpassword/email/exists?email=a%00b%40parages.example',
    );
    expect([status, body.code]).toEqual([400, 'request_invalid']);
  });

  it.each(['email', 'firstName', 'password'])(
    '400 request_invalid: half a surrogate pair in %s',
    async (field) => {
      const { status, body } = await open().fill('/signup', {
        ...form,
        [field]: `a\ud800b${form[field as 'email']}`,
      });
      expect([status, body.code]).toEqual([400, 'request_invalid']);
    },
  );

  it('a control character is in no address', async () => {
    const { body } = await open().fill('/signup', { ...form, email: 'a\u0001b@parages.example' });
    expect(body.formFields).toEqual([{ id: 'email', error: 'email-validation-error' }]);
  });

  it('a password longer than any account has is a wrong one', async () => {
    const { status, body } = await open().fill('/signin', {
      email: form.email,
      password: 'x'.repeat(1900),
    });
    expect([status, body.status]).toEqual([200, 'WRONG_CREDENTIALS_ERROR']);
  });

  it('a name is one line', async () => {
    await open().fill('/signup', { ...form, firstName: ' Camille\r\nBcc x ' });
    expect(await db.account.findFirst()).toMatchObject({ firstName: 'Camille Bcc x' });
    expect((await open().fill('/signup', { ...form, firstName: '\r\n' })).body.formFields).toEqual([
      { id: 'firstName', error: 'required-error' },
    ]);
  });

  it('what visitors write is kept without it', async () => {
    const asked = { message: 'La \0carte\ud800', email: null, page: '/\0a\ud800', locale: 'fr' };
    expect((await open().post('/api/v1/feedback', asked)).status).toBe(202);
    expect(await db.feedback.findFirst()).toMatchObject({
      message: 'La carte\ufffd',
      page: '/a\ufffd',
    });
  });
});

describe('an address that is somebody else’s', () => {
  const leave = async (email: string) => {
    const { browser } = await signUp({ email, isVerified: false });
    expect(
      (await browser.call('DELETE', '/api/v1/me', { body: { password: goodPassword } })).status,
    ).toBe(200);
  };

  it('gets five mails an hour at most from whoever signs up with it and leaves again, and no farewell', async () => {
    let mails = 0;
    for (let round = 0; round < 7; round += 1) {
      const { browser } = await signUp({ email: form.email, isVerified: false });
      mails += await db.mailOutbox.count({ where: { recipient: form.email } });
      await browser.call('DELETE', '/api/v1/me', { body: { password: goodPassword } });
      expect(await db.mailOutbox.count()).toBe(0);
    }
    expect(mails).toBe(5);
  });

  it('keeps what it wrote to the team when an account that never verified it, or one that only looks like it, leaves', async () => {
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

  it('told by a provider after another one, is not verified by it', async () => {
    const people = peopleService({ db, clock, mails: mailsService({ clock: systemClock }) });
    const person = { id: 'x', firstName: '', lastName: '', locale: 'fr', ...noWishes } as const;
    await people.arrive({ ...person, email: 'mine@parages.example', isVerified: true });
    await people.arrive({ ...person, email: 'mine@parages.example', isVerified: false });
    expect((await people.find('x'))?.emailVerifiedAt).not.toBeNull();
    await people.arrive({ ...person, email: 'victim@parages.example', isVerified: false });
    expect(await people.find('x')).toMatchObject({
      email: 'victim@parages.example',
      emailVerifiedAt: null,
    });
  });

  it('changed by a provider to an unverified one is unverified in every running session', async () => {
    const { browser, userId } = await signUp();
    const favorites = '/api/v1/me/favorites/ids';
    expect((await browser.get(favorites)).status).toBe(200);
    const people = peopleService({
      db,
      clock: systemClock,
      mails: mailsService({ clock: systemClock }),
    });
    const names = { firstName: '', lastName: '', locale: 'fr' as const };
    await people.arrive({
      id: userId,
      ...names,
      ...noWishes,
      email: 'victim@parages.example',
      isVerified: false,
    });
    for (const path of [favorites, '/api/v1/me/export'])
      expect((await browser.get(path)).body.code).toBe('email_unverified');
  });
});

it('§7 "shouldTryLinkingWithSessionUser": asked for by somebody who is signed in, a new account is one of its own', async () => {
  const { browser, userId } = await signUp();
  const { status, body } = await browser
    .copy()
    .fill('/signup', form, { shouldTryLinkingWithSessionUser: true });
  expect([status, body.status]).toEqual([200, 'OK']);
  expect(body.user.id).not.toBe(userId);
});
