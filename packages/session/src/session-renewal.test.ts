// Specification: §8.17
import { beforeEach, expect, it } from 'vitest';
import { sessionFetch } from './load-account-service.ts';
import { hasSessionMark } from './session-mark.ts';
import { answerNetwork, clearSession, markSignedIn, signedIn } from './test/browser-session.ts';

const ask = sessionFetch('Parages', hasSessionMark);
const page = () => ask(`${window.location.origin}/api/v1/me`);
const over = () => Response.json({ code: 'session_missing' }, { status: 401 });

beforeEach(() => {
  clearSession();
  markSignedIn();
});

it('§8 "A 401 means session expired (refresh and retry …)": sessionFetch renews the session and repeats the call', async () => {
  let isRenewed = false;
  const calls = answerNetwork(({ path }) => {
    if (path !== '/session/refresh') return isRenewed ? { firstName: 'Camille' } : over();
    isRenewed = true;
    return signedIn({});
  });
  expect(await (await page()).json()).toEqual({ firstName: 'Camille' });
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/me', '/session/refresh', '/api/v1/me']);
});

it('§8 "up to 10 times": sessionFetch refreshes the session ten times, then rejects', async () => {
  const calls = answerNetwork(({ path }) => (path === '/session/refresh' ? signedIn({}) : over()));
  await expect(page()).rejects.toThrow('10');
  expect(calls.filter(({ path }) => path === '/session/refresh')).toHaveLength(10);
  expect(calls.filter(({ path }) => path === '/api/v1/me')).toHaveLength(11);
});

it('sessionFetch tries once to renew the session; when that fails, it removes the session cookie and returns the 401', async () => {
  const calls = answerNetwork(({ path }) =>
    path === '/session/refresh'
      ? Response.json({}, { status: 401, headers: { 'front-token': 'remove' } })
      : over(),
  );
  expect((await page()).status).toBe(401);
  expect(calls.filter(({ path }) => path === '/session/refresh')).toHaveLength(1);
  expect(hasSessionMark()).toBe(false);
});
