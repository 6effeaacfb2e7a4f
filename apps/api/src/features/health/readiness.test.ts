import { expect, it, vi } from 'vitest';
import { type Check, readinessOf } from './readiness.ts';

const ok: Check = async () => undefined;
const broken: Check = () => Promise.reject(new Error('gone'));
const silent: Check = () => new Promise(() => {});

function read(checks: Record<string, Check>, keptMs = 0) {
  const onFailure = vi.fn();
  return { onFailure, read: readinessOf({ checks, deadlineMs: 20, keptMs, onFailure }) };
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
