// Specification: §7.40
import { beforeEach, expect, it } from 'vitest';
import { loadAccountService } from './load-account-service.ts';
import { hasSessionMark } from './session-mark.ts';
import { answerNetwork, clearSession, markSignedIn } from './test/browser-session.ts';

const signOut = async () => (await loadAccountService('Parages')).signOut();
const closed = { headers: { 'front-token': 'remove' } };
const signOutsOf = (calls: { path: string }[]) => calls.filter(({ path }) => path === '/signout');

beforeEach(() => {
  clearSession();
  markSignedIn();
});

it('a sign-out sends one request and removes the session cookie', async () => {
  const calls = answerNetwork(() => Response.json({ status: 'OK' }, closed));
  expect(await signOut()).toEqual({ kind: 'done', value: null });
  expect(hasSessionMark()).toBe(false);
  expect(signOutsOf(calls)).toHaveLength(1);
});

it('a sign-out that gets 503 is repeated, and succeeds when the second request gets 401', async () => {
  let isClosed = false;
  const calls = answerNetwork(({ path }) => {
    if (path === '/session/refresh')
      return Response.json({}, { status: 401, headers: closed.headers });
    if (isClosed) return Response.json({}, { status: 401 });
    isClosed = true;
    return Response.json({ code: 'service_unavailable' }, { status: 503 });
  });
  expect(await signOut()).toEqual({ kind: 'done', value: null });
  expect(hasSessionMark()).toBe(false);
  expect(signOutsOf(calls)).toHaveLength(2);
});

it.each([
  [503, 'unreachable', 2],
  [429, 'limited', 1],
])(
  'a sign-out that gets %i is refused as %s after %i requests, and keeps the cookie',
  async (status, reason, attempts) => {
    const calls = answerNetwork(() => Response.json({}, { status }));
    expect(await signOut()).toMatchObject({ kind: 'refused', reason });
    expect(hasSessionMark()).toBe(true);
    expect(signOutsOf(calls)).toHaveLength(attempts);
  },
);
