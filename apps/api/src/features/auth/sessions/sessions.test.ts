// Specification: §7.27, §7.29, §7.30
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/rounds.ts';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';
import { closedSessions, retentionMs } from './closed-sessions.service.ts';

const { open, db, signUp, clock } = await startAuth();
const refresh = '/auth-api/session/refresh';
const favorites = '/api/v1/me/favorites/ids';

describe('§7 "session refresh POST /session/refresh"', () => {
  it('issues a new access token, which the next request accepts', async () => {
    const { browser } = await signUp();
    const before = browser.cookies.get('sAccessToken');
    expect((await browser.post(refresh)).status).toBe(200);
    expect(browser.cookies.get('sAccessToken')).not.toBe(before);
    expect((await browser.get(favorites)).status).toBe(200);
  });

  it('with a stolen token ends the session of the owner and of the thief', async () => {
    const { browser } = await signUp();
    const thief = browser.copy();
    await browser.post(refresh);
    await browser.get(favorites);
    clock.advance(11_000);
    expect((await thief.post(refresh)).status).toBe(401);
    expect(thief.sessionCookies()).toEqual([]);
    expect((await browser.get(favorites)).body.code).toBe('session_missing');
    expect((await browser.post(refresh)).status).toBe(401);
  });

  it('with a stolen token keeps the other sessions of the account, which must refresh before the next read', async () => {
    const { browser, email } = await signUp();
    const [thief, elsewhere] = [browser.copy(), open()];
    await elsewhere.fill('/signin', { email, password: goodPassword });
    await browser.post(refresh);
    await browser.get(favorites);
    clock.advance(11_000);
    expect((await thief.post(refresh)).status).toBe(401);
    expect((await elsewhere.get(favorites)).body.code).toBe('session_missing');
    expect((await elsewhere.post(refresh)).status).toBe(200);
    expect((await elsewhere.get(favorites)).status).toBe(200);
  });

  it('by two concurrent tabs of one session answers 200 to both, and both can still read', async () => {
    const { browser } = await signUp();
    const lost: number[] = [];
    for (let round = 0; round < rounds(10, 100); round += 1) {
      const [one, other] = [browser.copy(), browser.copy()];
      const answers = await Promise.all([one.post(refresh), other.post(refresh)]);
      const reads = await Promise.all([one.get(favorites), other.get(favorites)]);
      const isLost = [...answers, ...reads].some(({ status }) => status !== 200);
      if (isLost) lost.push(round);
      browser.cookies = (round % 2 === 0 ? one : other).cookies;
      clock.advance(11_000);
    }
    expect(lost).toEqual([]);
  }, 120_000);

  it('accepts the old refresh token a minute after a refresh whose response was lost', async () => {
    const { browser } = await signUp();
    await browser.copy().post(refresh);
    clock.advance(60_000);
    expect((await browser.post(refresh)).status).toBe(200);
    expect((await browser.get(favorites)).status).toBe(200);
  });

  it('answers 401 without a session', async () => {
    expect((await open().post(refresh)).status).toBe(401);
  });
});

describe('§7 "sign-out at /signout"', () => {
  it('ends this session and clears its cookies; another session of the account can still refresh', async () => {
    const { browser, email } = await signUp();
    const elsewhere = open();
    await elsewhere.fill('/signin', { email, password: goodPassword });
    expect((await browser.post('/auth-api/signout')).body).toEqual({ status: 'OK' });
    expect(browser.sessionCookies()).toEqual([]);
    expect((await elsewhere.post(refresh)).status).toBe(200);
  });

  it('invalidates a copied access token for the next read or write; another session of the account continues', async () => {
    const { browser, email } = await signUp();
    const [copy, elsewhere] = [browser.copy(), open()];
    await elsewhere.fill('/signin', { email, password: goodPassword });
    await browser.post('/auth-api/signout');
    for (const path of ['/api/v1/me', favorites])
      expect((await copy.get(path)).body.code).toBe('session_missing');
    const moved = await copy.call('PUT', '/api/v1/me/position', {
      body: { lon: 0.7, lat: 47.4, name: 'Tours' },
    });
    expect(moved.body.code).toBe('session_missing');
    expect((await copy.get('/auth-api/user/email/verify')).status).toBe(401);
    expect((await elsewhere.get(favorites)).status).toBe(200);
  });

  it('keeps the record of a closed session for two hours', async () => {
    const { browser } = await signUp();
    await browser.post('/auth-api/signout');
    expect(await db.closedSession.count()).toBe(1);
    const closed = closedSessions({ db, clock });
    clock.advance(retentionMs - 60_000);
    await closed.forget();
    expect(await db.closedSession.count()).toBe(1);
    clock.advance(120_000);
    await closed.forget();
    expect(await db.closedSession.count()).toBe(0);
  });

  it('allows another sign-in with the cookies of a session that was closed elsewhere', async () => {
    const { browser, email } = await signUp();
    await browser.copy().post('/auth-api/signout');
    expect((await browser.fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'OK',
    );
    expect((await browser.get(favorites)).status).toBe(200);
  });

  it('DELETE /me/sessions ends every session of the account and invalidates their access tokens', async () => {
    const { browser, email } = await signUp();
    const elsewhere = open();
    await elsewhere.fill('/signin', { email, password: goodPassword });
    clock.advance(2000);
    expect((await browser.call('DELETE', '/api/v1/me/sessions')).body).toEqual({
      isSignedOut: true,
    });
    for (const one of [browser, elsewhere]) {
      expect((await one.get(favorites)).body.code).toBe('session_missing');
      expect((await one.post(refresh)).status).toBe(401);
    }
  });
});

it('DELETE /me deletes an account with an unverified address and ends its session', async () => {
  const { browser, userId } = await signUp({ isVerified: false });
  const deletion = await browser.call('DELETE', '/api/v1/me', {
    body: { password: goodPassword },
  });
  expect(deletion.status).toBe(200);
  expect(await db.account.count({ where: { id: userId } })).toBe(0);
  expect((await browser.post(refresh)).status).toBe(401);
});

it('GET /me answers session_missing to the session of a deleted account', async () => {
  const { browser, userId } = await signUp();
  await db.account.delete({ where: { id: userId } });
  expect((await browser.get('/api/v1/me')).body.code).toBe('session_missing');
});

it('GET /me answers session_missing to a malformed access token cookie', async () => {
  const browser = open();
  browser.cookies.set('sAccessToken', 'x.y.z');
  expect((await browser.get('/api/v1/me')).body.code).toBe('session_missing');
});
