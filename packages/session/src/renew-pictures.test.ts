// Specification: §3.23
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPictures } from './renew-pictures.ts';
import { answerNetwork, clearSession, markSignedIn, signedIn } from './test/browser-session.ts';

const draft = '/mediafile/0197a000-0000-7000-8000-0000000000b1?w=320';
const gone = () => Response.json({}, { status: 401, headers: { 'front-token': 'remove' } });
let stop = (): void => undefined;

beforeEach(() => {
  clearSession();
  document.body.replaceChildren();
  stop = renewPictures('Parages');
});
afterEach(() => stop());

function failed(src: string) {
  const picture = document.createElement('img');
  picture.setAttribute('src', src);
  document.body.append(picture);
  const set = vi.spyOn(picture, 'setAttribute');
  const fail = () => picture.dispatchEvent(new Event('error'));
  fail();
  return { set, fail };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('renewPictures reloads a refused picture once, after renewing an expired session', async () => {
  markSignedIn({ isOver: true });
  const calls = answerNetwork(({ path }) => (path === '/session/refresh' ? signedIn({}) : {}));
  const { set, fail } = failed(draft);
  await vi.waitFor(() => expect(set).toHaveBeenCalledExactlyOnceWith('src', draft));
  expect(calls.map(({ path }) => path)).toContain('/session/refresh');
  fail();
  await settled();
  expect(set).toHaveBeenCalledOnce();
});

it('renewPictures reloads no picture for a signed-out visitor, after the end of the session, or of another host', async () => {
  const calls = answerNetwork(() => ({}));
  const visitor = failed(draft);
  await settled();
  expect(calls).toEqual([]);
  markSignedIn({ isOver: true });
  const tile = failed('https://tiles.example/7/64/44.png');
  const asked = answerNetwork(({ path }) => (path === '/session/refresh' ? gone() : {}));
  const over = failed(draft);
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/session/refresh'));
  await settled();
  for (const { set } of [visitor, over, tile]) expect(set).not.toHaveBeenCalled();
});
