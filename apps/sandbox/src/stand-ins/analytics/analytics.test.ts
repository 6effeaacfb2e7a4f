import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    environment: {},
    clock: { now: () => new Date('2026-07-14T10:00:00Z') },
  });
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.reset());

const post = (path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(`${sandbox.settings.analytics?.ANALYTICS_HOST}${path}`, {
    method: 'POST',
    ...(body ? { body } : {}),
    headers,
  });
const list = async (query = '') =>
  z
    .object({ items: z.array(z.looseObject({ event: z.string() })) })
    .parse(await (await fetch(`${sandbox.url}/analytics/events${query}`)).json())
    .items.map(({ event }) => event);

const event = {
  event: 'Favourited event',
  distinct_id: 'person-1',
  properties: { eventId: 'e1', from: 'list' },
};

describe('events sent to the analytics stand-in', () => {
  it.each([
    ['JSON', JSON.stringify(event), 'application/json'],
    ['a JSON list', JSON.stringify([event]), 'application/json'],
    ['a JSON batch', JSON.stringify({ api_key: 'phc', batch: [event] }), 'application/json'],
    ['gzip', gzipSync(JSON.stringify([event])), 'text/plain'],
    [
      'base64 in a form',
      `data=${encodeURIComponent(Buffer.from(JSON.stringify(event)).toString('base64'))}`,
      'application/x-www-form-urlencoded',
    ],
  ])('are accepted and listed when they are sent as %s', async (_name, body, type) => {
    const answer = await post('/e/?ip=0&_=1&ver=1', body, { 'content-type': type });
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'Ok' }]);
    expect(await list()).toEqual(['Favourited event']);
  });

  it('are listed newest first, can be filtered by event name, and are escaped on the page', async () => {
    await post('/e/', JSON.stringify({ ...event, properties: { label: '<script>' } }));
    await post('/i/v0/e/', JSON.stringify({ ...event, event: 'Home filtered' }));
    expect(await list()).toEqual(['Home filtered', 'Favourited event']);
    expect(await list('?event=Home%20filtered')).toEqual(['Home filtered']);
    const page = await (await fetch(`${sandbox.url}/analytics`)).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('person-1');
  });

  it('are accepted from another origin, after a preflight that allows the header content-type', async () => {
    const headers = {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const asked = await fetch(`${sandbox.url}/e/`, { method: 'OPTIONS', headers });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type',
    ]);
    const answer = await post('/e/', JSON.stringify(event), { origin: 'http://localhost:3000' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });

  it('are refused with 400 when the body is empty, malformed or without an event name', async () => {
    for (const body of ['', 'nothing', '{}', gzipSync('nothing'), 'data=nothing'])
      expect((await post('/e/', body)).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

it('the analytics stand-in answers no feature flags, 200 for its configuration, and 404 for /static/recorder.js', async () => {
  expect(await (await post('/flags/?v=2', '{}')).json()).toMatchObject({ flags: {} });
  expect((await fetch(`${sandbox.url}/array/phc/config`)).status).toBe(200);
  expect((await fetch(`${sandbox.url}/static/recorder.js`)).status).toBe(404);
});

it('with a fault set to status 503, the analytics stand-in answers 503 to events, and 200 for its page', async () => {
  await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'analytics', mode: 'status', status: 503 }),
  });
  expect((await post('/e/', JSON.stringify(event))).status).toBe(503);
  expect((await fetch(`${sandbox.url}/analytics`)).status).toBe(200);
});
