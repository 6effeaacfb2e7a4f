import { expect, it, vi } from 'vitest';
import { type Check, readinessOf } from './readiness.ts';

const ok: Check = async () => undefined;
const broken: Check = () => Promise.reject(new Error('gone'));
const silent: Check = () => new Promise(() => {});

function read(checks: Record<string, Check>, keptMs = 0, givenUpMs = 60_000) {
  const onFailure = vi.fn();
  return { onFailure, read: readinessOf({ checks, deadlineMs: 20, givenUpMs, keptMs, onFailure }) };
}

it('is ready when every part answers', async () => {
  expect(await read({ database: ok, pictures: ok }).read()).toEqual({
    isReady: true,
    parts: { database: 'ok', pictures: 'ok' },
  });
});

it.each([
  ['fails', broken, 'gone'],
  ['does not answer before the deadline', silent, 'no answer within 20 ms'],
])('is not ready when a part %s, and reports why', async (_case, check, reason) => {
  const { read: readiness, onFailure } = read({ database: ok, pictures: check });
  expect(await readiness()).toEqual({
    isReady: false,
    parts: { database: 'ok', pictures: 'failed' },
  });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    'pictures',
    expect.objectContaining({ message: reason }),
  );
});

it('asks the parts once for all probes within the time for which a result is kept', async () => {
  const check = vi.fn(ok);
  const { read: readiness } = read({ database: check }, 60_000);
  await Promise.all([readiness(), readiness()]);
  await readiness();
  expect(check).toHaveBeenCalledOnce();
});

it('asks the parts again once the result is no longer kept', async () => {
  const check = vi.fn(ok);
  const { read: readiness } = read({ database: check });
  await readiness();
  await readiness();
  expect(check).toHaveBeenCalledTimes(2);
});

it('asks a part that never answers once, and fails each probe at its deadline', async () => {
  const check = vi.fn(silent);
  const { read: readiness, onFailure } = read({ database: check, pictures: ok });
  for (let probe = 0; probe < 3; probe += 1)
    expect((await readiness()).parts).toEqual({ database: 'failed', pictures: 'ok' });
  expect(check).toHaveBeenCalledOnce();
  expect(onFailure).toHaveBeenCalledTimes(3);
});

it('asks a part anew once its check without an answer is given up', async () => {
  const check = vi.fn<Check>(ok).mockImplementationOnce(silent);
  const { read: readiness } = read({ database: check }, 0, 0);
  expect((await readiness()).isReady).toBe(false);
  expect((await readiness()).isReady).toBe(true);
  expect(check).toHaveBeenCalledTimes(2);
});

it('takes the late answer of a part, and asks it again only after that', async () => {
  const answers: (() => void)[] = [];
  const check = vi.fn<Check>(() => new Promise((resolve) => answers.push(() => resolve('late'))));
  const { read: readiness } = read({ database: check });
  expect((await readiness()).isReady).toBe(false);
  answers[0]?.();
  expect((await readiness()).isReady).toBe(true);
  expect(check).toHaveBeenCalledOnce();
  const next = readiness();
  answers[1]?.();
  expect(await next).toEqual({ isReady: true, parts: { database: 'ok' } });
  expect(check).toHaveBeenCalledTimes(2);
});

it('shares one check between the probes that come before it ends, after the kept time too', async () => {
  const check = vi.fn(silent);
  const { read: readiness } = read({ database: check });
  const [first, second] = [readiness(), readiness()];
  expect(await first).toBe(await second);
});
