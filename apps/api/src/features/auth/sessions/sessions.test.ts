// Specification: §7.27, §7.29, §7.30
import { describe, expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';
import { rounds } from '../../../../test/rounds.ts';
import { closedSessions, rememberedMs } from './closed-sessions.service.ts';

const { open, db, signUp, clock } = await startAuth();
const refresh = '/auth-api/session/refresh';
const favorites = '/api/v1/me/favorites/ids';

describe('§7 "session refresh POST /session/refresh"', () => {
  it('gives another session without a visit to the core before it is used', async () => {
    const { browser } = await signUp();
    const before = browser.cookies.get('sAccessToken');
    expect((await browser.post(refresh)).status).toBe(200);
    expect(browser.cookies.get('sAccessToken')).not.toBe(before);
    expect((await browser.get(favorites)).status).toBe(200);
  });

  it('of a stolen token puts both parties out, whatever they hold', async () => {
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

  it('by two tabs at once loses no session', async () => {
    const { browser } = await signUp();
    const lost: number[] = [];
    for (let round = 0; round < rounds(10, 100); round += 1) {
      const [one, other] = [browser.copy(), browser.copy()];
      const answers = await Promise.all([one.post(refresh), other.post(refresh)]);
      // One tab reads at once, and the browser keeps the cookies of the answer that came last.
      const reads = await Promise.all([one.get(favorites), other.get(favorites)]);
      const isLost = [...answers, ...reads].some(({ status }) => status !== 200);
      if (isLost) lost.push(round);
      browser.cookies = (round % 2 === 0 ? one : other).cookies;
      clock.advance(11_000);
    }
    expect(lost).toEqual([]);
  }, 120_000);

  it('refreshed again with the old token, after an answer that was lost, goes on', async () => {
    const { browser } = await signUp();
    await browser.copy().post(refresh);
    clock.advance(60_000);
    expect((await browser.post(refresh)).status).toBe(200);
    expect((await browser.get(favorites)).status).toBe(200);
  });

  it('without a session is refused, and asks the core nothing', async () => {
    expect((await open().post(refresh)).status).toBe(401);
  });
});

describe('§7 "sign-out at /signout"', () => {
  it('ends this session and no other', async () => {
    const { browser, email } = await signUp();
    const elsewhere = open();
    await elsewhere.fill('/signin', { email, password: goodPassword });
    expect((await browser.post('/auth-api/signout')).body).toEqual({ status: 'OK' });
    expect(browser.sessionCookies()).toEqual([]);
    expect((await elsewhere.post(refresh)).status).toBe(200);
  });

  it('ends a token that was copied before, on the next request, whatever it reads or writes', async () => {
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

  it('is noted until its tokens are over, and no longer', async () => {
    const { browser } = await signUp();
    await browser.post('/auth-api/signout');
    expect(await db.closedSession.count()).toBe(1);
    const closed = closedSessions({ db, clock });
    clock.advance(rememberedMs - 60_000);
    await closed.forget();
    expect(await db.closedSession.count()).toBe(1);
    clock.advance(120_000);
    await closed.forget();
    expect(await db.closedSession.count()).toBe(0);
  });

  it('somebody whose session was closed elsewhere signs in again with what is left of it', async () => {
    const { browser, email } = await signUp();
    await browser.copy().post('/auth-api/signout');
    expect((await browser.fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'OK',
    );
    expect((await browser.get(favorites)).status).toBe(200);
  });

  it('everywhere ends all of them, access tokens too', async () => {
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

  it('somebody whose address is not verified may sign out and leave', async () => {
    const { browser, userId } = await signUp({ isVerified: false });
    const left = await browser.call('DELETE', '/api/v1/me', { body: { password: goodPassword } });
    expect(left.status).toBe(200);
    expect(await db.account.count({ where: { id: userId } })).toBe(0);
    expect((await browser.post(refresh)).status).toBe(401);
  });
});

it('the session of an account that is gone is none', async () => {
  const { browser, userId } = await signUp();
  await db.account.delete({ where: { id: userId } });
  expect((await browser.get('/api/v1/me')).body.code).toBe('session_missing');
});

it('a cookie that is none, or not ours, is nobody', async () => {
  const browser = open();
  browser.cookies.set('sAccessToken', 'x.y.z');
  expect((await browser.get('/api/v1/me')).body.code).toBe('session_missing');
});
