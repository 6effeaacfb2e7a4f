// Specification: §8.5, §9.9
import { ApiProblem, unwrap } from '@parages/contracts/api-problem';
import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const broken = () => Promise.reject(new ApiProblem(503, 'service_unavailable'));

describe('§9 "Query cache: garbage collection after 5 minutes, 3 retries with exponential delay capped at 30 s"', () => {
  it('evicts a response that no component uses after 5 minutes', async () => {
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['towns'], queryFn: async () => 'tours' });
    await vi.advanceTimersByTimeAsync(299_000);
    expect(client.getQueryData(['towns'])).toBe('tours');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(client.getQueryData(['towns'])).toBeUndefined();
  });

  it('retries a query that fails with 503 after 1, 2 and 4 s, then fails', async () => {
    const request = vi.fn(broken);
    const answer = createQueryClient().fetchQuery({
      queryKey: ['pois'],
      queryFn: request,
      ...createQueryClient().getDefaultOptions().queries,
    });
    const failure = expect(answer).rejects.toThrow('service_unavailable');
    const counts: number[] = [];
    for (const delay of [0, 1000, 2000, 4000]) {
      await vi.advanceTimersByTimeAsync(delay);
      counts.push(request.mock.calls.length);
    }
    await failure;
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  it('doubles the delay before each retry from 1 s, up to 30 s', () => {
    const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
    const delays = [0, 1, 2, 3, 4, 5, 20].map((attempt) =>
      typeof retryDelay === 'function' ? retryDelay(attempt, new Error()) : retryDelay,
    );
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('retries neither a query refused with 404 nor one that fails while the browser is offline', async () => {
    const refused = vi.fn(() => Promise.reject(new ApiProblem(404, 'poi_not_found')));
    const retry = createQueryClient().getDefaultOptions().queries;
    await expect(
      createQueryClient().fetchQuery({ queryKey: ['poi'], queryFn: refused, ...retry }),
    ).rejects.toThrow('poi_not_found');
    expect(refused).toHaveBeenCalledOnce();
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
    const unreachable = vi.fn(() => unwrap(Promise.reject(new TypeError('Failed to fetch'))));
    await expect(
      createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: unreachable, ...retry }),
    ).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(unreachable).toHaveBeenCalledOnce();
  });
});

it('§8 "Any failed mutation: toast \'common_error_happened\'": the query client calls onActionFailed for each failed mutation, also offline', async () => {
  const onActionFailed = vi.fn();
  const client = createQueryClient({ onActionFailed });
  const action = new MutationObserver(client, { mutationFn: broken });
  await expect(action.mutate()).rejects.toThrow();
  expect(onActionFailed).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
  await expect(action.mutate()).rejects.toThrow();
  expect(onActionFailed).toHaveBeenCalledTimes(2);
});
