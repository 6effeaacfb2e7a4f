import { describe, expect, it } from 'vitest';
import { createParages } from './client.ts';
import { dataOf, ParagesProblem, ParagesUnreachable } from './problems.ts';
import { pause, retryAfterMs, retryDelayMs } from './retries.ts';

type Step = Response | Error | ((signal: AbortSignal) => Promise<Response>);

const problem = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ status, code: 'rate_limited', title: 'Too many requests' }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
const entities = () => Response.json({ version: '1', themes: [] });

/** A client whose requests meet `steps` in their order, and whose pauses only move its clock. */
function openClient(steps: Step[], options: { deadlineMs?: number; retries?: number } = {}) {
  const sent: { method: string; url: string; body: string }[] = [];
  const pauses: number[] = [];
  let now = 0;
  const parages = createParages({
    origin: 'https://parages.example/some/path',
    apiKey: 'parages_sk_x',
    ...options,
    fetch: async (input, init) => {
      const request = input as Request;
      sent.push({ method: request.method, url: request.url, body: await request.clone().text() });
      const step = steps.shift();
      if (step instanceof Error) throw step;
      if (step instanceof Response) return step;
      if (step === undefined) throw new TypeError('no further answer');
      return step(init?.signal as AbortSignal);
    },
    times: {
      now: () => now,
      pause: async (ms) => {
        pauses.push(ms);
        now += ms;
      },
      random: () => 0.5,
    },
  });
  return { parages, sent, pauses };
}

/** A request that no answer ends. */
const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const read = ({ parages }: ReturnType<typeof openClient>) =>
  dataOf(parages.api.GET('/api/v1/entities'));

describe('a call of the client', () => {
  it('goes to the origin with the key, once when it is answered', async () => {
    const keys: (string | null)[] = [];
    const parages = createParages({
      origin: 'https://parages.example/some/path',
      apiKey: 'parages_sk_x',
      fetch: async (input) => {
        keys.push((input as Request).headers.get('authorization'), (input as Request).url);
        return entities();
      },
    });
    expect(await dataOf(parages.api.GET('/api/v1/entities'))).toEqual({ version: '1', themes: [] });
    expect(keys).toEqual(['Bearer parages_sk_x', 'https://parages.example/api/v1/entities']);
  });

  it('is repeated after 503, 429 and a failure of the network, with growing delays', async () => {
    const client = openClient([problem(503), problem(429), new TypeError('reset'), entities()]);
    expect(await read(client)).toMatchObject({ version: '1' });
    expect(client.pauses).toEqual([375, 750, 1500]);
  });

  it('is repeated after an answer whose body breaks off', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('reset')) });
    const client = openClient([new Response(broken), entities()]);
    expect(await read(client)).toMatchObject({ version: '1' });
  });

  it('waits for Retry-After at least', async () => {
    const client = openClient([problem(429, { 'retry-after': '7' }), entities()]);
    await read(client);
    expect(client.pauses[0]).toBeGreaterThanOrEqual(7000);
  });

  it('returns the refusal at once when Retry-After is after the deadline', async () => {
    const client = openClient([problem(429, { 'retry-after': '60' })], { deadlineMs: 5000 });
    await expect(read(client)).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
    expect(client.pauses).toEqual([]);
  });

  it('returns the last refusal after the retries', async () => {
    const client = openClient([problem(503), problem(503), problem(503)], { retries: 2 });
    await expect(read(client)).rejects.toBeInstanceOf(ParagesProblem);
    expect(client.sent).toHaveLength(3);
  });

  it('rejects with ParagesUnreachable and its cause after the retries without an answer', async () => {
    const cause = new TypeError('reset');
    const client = openClient([cause], { retries: 0 });
    await expect(read(client)).rejects.toMatchObject({
      name: 'ParagesUnreachable',
      reason: 'network',
      cause,
    });
  });

  it.each([400, 404, 410, 500])('is not repeated after %s', async (status) => {
    const client = openClient([problem(status)]);
    await expect(read(client)).rejects.toMatchObject({ status });
    expect(client.sent).toHaveLength(1);
  });

  it('is sent once as POST or PATCH, whose repetition could act twice', async () => {
    const params = { path: { poiId: 'a' } };
    const archive = { version: 1, confirmation: 'Bal' };
    const post = openClient([problem(503), entities()]);
    const call = post.parages.api.POST('/api/v1/org/pois/{poiId}/archival', {
      params,
      body: archive,
    });
    await expect(dataOf(call)).rejects.toMatchObject({ status: 503 });
    const patch = openClient([new TypeError('reset'), entities()]);
    const save = patch.parages.api.PATCH('/api/v1/org/pois/{poiId}/contacts', {
      params,
      body: { version: 1, contacts: [] },
    });
    await expect(dataOf(save)).rejects.toBeInstanceOf(ParagesUnreachable);
    expect([post.sent.length, patch.sent.length]).toEqual([1, 1]);
  });

  it('is sent once as PUT or DELETE that names a version, which its first attempt may have stored', async () => {
    const params = { path: { poiId: 'a' } };
    const put = openClient([new TypeError('reset'), Response.json({})]);
    const state = put.parages.api.PUT('/api/v1/org/pois/{poiId}/live-state', {
      params,
      body: { version: 1, liveState: 'full' },
    });
    await expect(state).rejects.toBeInstanceOf(ParagesUnreachable);
    const remove = openClient([problem(503), new Response(null, { status: 204 })]);
    const draft = remove.parages.api.DELETE('/api/v1/org/pois/{poiId}', {
      params: { ...params, query: { version: 1 } },
    });
    await expect(dataOf(draft)).rejects.toMatchObject({ status: 503 });
    expect([put.sent.length, remove.sent.length]).toEqual([1, 1]);
  });

  it('is repeated as PUT without a version, with the same body', async () => {
    const client = openClient([problem(503), new Response(null, { status: 204 })]);
    const body = { ids: ['b', 'a'] };
    const params = { path: { poiId: 'a' } };
    await client.parages.api.PUT('/api/v1/org/pois/{poiId}/images', { params, body });
    expect(client.sent.map(({ method, body: text }) => [method, JSON.parse(text)])).toEqual([
      ['PUT', body],
      ['PUT', body],
    ]);
  });

  it('rejects with the reason of the caller who aborts, also during a pause', async () => {
    const stop = new AbortController();
    const client = openClient([never]);
    const call = client.parages.api.GET('/api/v1/entities', { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    const aborted = pause(60_000, stop.signal);
    await expect(aborted).rejects.toThrow('enough');
  });

  it('rejects with ParagesUnreachable at its deadline', async () => {
    const client = openClient([never], { deadlineMs: 5 });
    await expect(read(client)).rejects.toMatchObject({ reason: 'deadline' });
  });
});

describe('a delay', () => {
  it('doubles, keeps its upper half at random, and ends at 20 s', () => {
    const longest = [1, 2, 3, 9].map((failed) => retryDelayMs(failed, 0, () => 1));
    expect(longest).toEqual([500, 1000, 2000, 20_000]);
    expect(retryDelayMs(3, 0, () => 0)).toBe(1000);
  });

  it.each([
    ['7', 7000],
    ['0', 0],
    ['Wed, 10 Jun 2026 10:00:05 GMT', 5000],
    ['Wed, 10 Jun 2026 09:00:00 GMT', 0],
    ['soon', 0],
    ['-3', 0],
  ])('reads Retry-After: %s as %i ms', (value, ms) => {
    const response = new Response(null, { headers: { 'retry-after': value } });
    expect(retryAfterMs(response, Date.parse('2026-06-10T10:00:00Z'))).toBe(ms);
  });
});
