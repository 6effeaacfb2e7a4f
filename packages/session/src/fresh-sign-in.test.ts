import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshFetch, onSignInTooOld } from './fresh-sign-in.ts';

const refusal = (code: string) => Response.json({ code }, { status: 403 });
const merge = () =>
  new Request('https://site.example/api/v1/merge', {
    method: 'POST',
    body: '{"into":"a"}',
    headers: { 'content-type': 'application/json' },
  });

function service() {
  const state = { isFresh: false, bodies: [] as string[] };
  const fetch = freshFetch(async (input) => {
    state.bodies.push(await (input as Request).text());
    return state.isFresh ? Response.json({ isDone: true }) : refusal('sign_in_too_old');
  });
  return { state, fetch };
}

let withdraw = (): void => undefined;
afterEach(() => withdraw());

describe('a freshFetch request that the service refuses for an old sign-in', () => {
  it('is repeated once with its body after a fresh sign-in', async () => {
    const { state, fetch } = service();
    withdraw = onSignInTooOld(async () => {
      state.isFresh = true;
      return true;
    });
    expect((await fetch(merge())).status).toBe(200);
    expect(state.bodies).toEqual(['{"into":"a"}', '{"into":"a"}']);
  });

  it('is refused when the dialog is closed, or when the service refuses again after the sign-in', async () => {
    const { state, fetch } = service();
    withdraw = onSignInTooOld(async () => false);
    expect((await (await fetch(merge())).json()).code).toBe('sign_in_too_old');
    expect(state.bodies).toHaveLength(1);
    withdraw = onSignInTooOld(async () => true);
    expect((await fetch(merge())).status).toBe(403);
    expect(state.bodies).toHaveLength(3);
  });

  it('shares one dialog with simultaneous requests, while a later request opens another', async () => {
    const { state, fetch } = service();
    const ask = vi.fn(async () => {
      state.isFresh = true;
      return true;
    });
    withdraw = onSignInTooOld(ask);
    const answers = await Promise.all([fetch(merge()), fetch(merge()), fetch(merge())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(ask).toHaveBeenCalledOnce();
    state.isFresh = false;
    await fetch(merge());
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is repeated without a second dialog when its refusal arrives after the sign-in', async () => {
    let refuseLate = (): void => undefined;
    const late = new Promise<Response>((resolve) => {
      refuseLate = () => resolve(refusal('sign_in_too_old'));
    });
    const fetch = freshFetch(
      vi
        .fn<typeof globalThis.fetch>()
        .mockReturnValueOnce(late)
        .mockResolvedValueOnce(refusal('sign_in_too_old'))
        .mockImplementation(async () => Response.json({ isDone: true })),
    );
    const ask = vi.fn(async () => true);
    withdraw = onSignInTooOld(ask);
    const first = fetch(merge());
    expect((await fetch(merge())).status).toBe(200);
    refuseLate();
    expect((await first).status).toBe(200);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is refused when no dialog is registered', async () => {
    withdraw = () => undefined;
    expect((await service().fetch(merge())).status).toBe(403);
  });
});

it('freshFetch opens no dialog for another refusal, nor for a GET request', async () => {
  const ask = vi.fn(async () => true);
  withdraw = onSignInTooOld(ask);
  await freshFetch(async () => refusal('permission_missing'))(merge());
  await freshFetch(async () => refusal('sign_in_too_old'))(
    new Request('https://site.example/api/v1/me'),
  );
  expect(ask).not.toHaveBeenCalled();
});
