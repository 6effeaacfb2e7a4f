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

const token = (told: unknown) => `a=1; sFrontToken=${btoa(JSON.stringify(told))}; b=2`;
it.each([
  ['of an end to come', token({ ate: 1001 }), true],
  [
    'encoded as a cookie may be',
    `sFrontToken=${encodeURIComponent(btoa(JSON.stringify({ uid: '?>', ate: 1001 })))}`,
    true,
  ],
  ['of an end that is over', token({ ate: 1000 }), false],
  ['without an end', token({}), false],
  ['of another shape', token([1]), false],
  ['that cannot be read', 'sFrontToken=§', false],
  ['that is not there', 'a=1', false],
])('a session %s', (_what, cookies, expected) =>
  expect(isSessionFresh(1000, cookies)).toBe(expected),
);

it('nobody’s call goes as it is', async () => {
  const calls = answerNetwork(() => over());
  expect((await ask(address)).status).toBe(401);
  expect(calls).toHaveLength(1);
});

describe('a session that stands', () => {
  beforeEach(() => markSignedIn());

  it('is read with once, and nothing else is asked', async () => {
    const calls = answerNetwork(() => ({ firstName: 'Camille' }));
    expect(await (await ask(new Request(address))).json()).toEqual({ firstName: 'Camille' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/me']);
  });

  it('that was ended elsewhere is renewed like any other', async () => {
    const calls = renewing();
    expect(await (await ask(new Request(address))).json()).toEqual({ firstName: 'Camille' });
    expect(calls.map(({ path }) => path)).toContain('/session/refresh');
  });

  it('that changed is told to the session library', async () => {
    let count = 0;
    answerNetwork(() => {
      count += 1;
      return count === 1 ? signedIn({ count }) : { count };
    });
    expect(await (await ask(address)).json()).toEqual({ count: 2 });
  });

  it('is written with through the session library, once', async () => {
    const calls = answerNetwork(() => ({ ok: true }));
    await ask(new Request(address, { method: 'PATCH', body: '{"a":1}' }));
    expect(calls.map(({ method, body }) => [method, body])).toEqual([['PATCH', { a: 1 }]]);
  });
});

it('an ended session is renewed, without being tried first', async () => {
  markSignedIn({ isOver: true });
  const calls = renewing();
  await ask(address);
  expect(calls.filter(({ path }) => path === '/api/v1/me')).toHaveLength(2);
});
