import { beforeEach, describe, expect, it } from 'vitest';
import { isSessionFresh, readingFetch } from './reading-fetch.ts';
import { hasSessionMark } from './session-mark.ts';
import { answerNetwork, clearSession, markSignedIn, signedIn } from './test/browser-session.ts';

const ask = readingFetch('Parages', hasSessionMark);
const address = `${window.location.origin}/api/v1/me`;
const over = () => Response.json({ code: 'session_missing' }, { status: 401 });
const renewing = () => {
  let isRenewed = false;
  return answerNetwork(({ path }) => {
    if (path !== '/session/refresh') return isRenewed ? { firstName: 'Camille' } : over();
    isRenewed = true;
    return signedIn({});
  });
};

beforeEach(clearSession);

const token = (content: unknown) => `a=1; sFrontToken=${btoa(JSON.stringify(content))}; b=2`;
it.each([
  ['that has not expired', token({ ate: 1001 }), true],
  [
    'with a URL-encoded cookie',
    `sFrontToken=${encodeURIComponent(btoa(JSON.stringify({ uid: '?>', ate: 1001 })))}`,
    true,
  ],
  ['that has expired', token({ ate: 1000 }), false],
  ['without an expiry', token({}), false],
  ['that is not an object', token([1]), false],
  ['with invalid base64', 'sFrontToken=§', false],
  ['that does not exist', 'a=1', false],
])('a session %s: isSessionFresh of the cookies %j is %s', (_what, cookies, expected) =>
  expect(isSessionFresh(1000, cookies)).toBe(expected),
);

it('readingFetch sends a request of a signed-out visitor once and returns its 401', async () => {
  const calls = answerNetwork(() => over());
  expect((await ask(address)).status).toBe(401);
  expect(calls).toHaveLength(1);
});

describe('readingFetch with a fresh session', () => {
  beforeEach(() => markSignedIn());

  it('sends a GET request alone, and returns its answer', async () => {
    const calls = answerNetwork(() => ({ firstName: 'Camille' }));
    expect(await (await ask(new Request(address))).json()).toEqual({ firstName: 'Camille' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/me']);
  });

  it('renews the session when a GET request gets 401, and repeats the request', async () => {
    const calls = renewing();
    expect(await (await ask(new Request(address))).json()).toEqual({ firstName: 'Camille' });
    expect(calls.map(({ path }) => path)).toContain('/session/refresh');
  });

  it('repeats a request whose answer changes the session token, and returns the second answer', async () => {
    let count = 0;
    answerNetwork(() => {
      count += 1;
      return count === 1 ? signedIn({ count }) : { count };
    });
    expect(await (await ask(address)).json()).toEqual({ count: 2 });
  });

  it('sends a PATCH request once, with its body', async () => {
    const calls = answerNetwork(() => ({ ok: true }));
    await ask(new Request(address, { method: 'PATCH', body: '{"a":1}' }));
    expect(calls.map(({ method, body }) => [method, body])).toEqual([['PATCH', { a: 1 }]]);
  });
});

it('readingFetch sends a request twice when the session has expired and is renewed after the 401', async () => {
  markSignedIn({ isOver: true });
  const calls = renewing();
  await ask(address);
  expect(calls.filter(({ path }) => path === '/api/v1/me')).toHaveLength(2);
});
