import { afterAll, beforeEach, expect, it } from 'vitest';
import { startSandbox } from '../../start-sandbox.ts';

const sandbox = await startSandbox({ environment: {} });
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const id = 'a'.repeat(32);
const event = {
  event_id: id,
  timestamp: 1_760_000_000,
  platform: 'node',
  exception: { values: [{ type: 'Error', value: 'no luck' }] },
};
const envelope = (item: object, type = 'event'): string =>
  [{ event_id: id }, { type }, item].map((part) => JSON.stringify(part)).join('\n');

const send = async (body: string, path = 'api/1/envelope/?sentry_key=bacasable') =>
  (await fetch(`${sandbox.url}/errors-in/${path}`, { method: 'POST', body })).status;
const read = async () => (await fetch(`${sandbox.url}/errors/events`)).json();

it('keeps the error events of an envelope, and no other item', async () => {
  expect(await send(envelope(event))).toBe(200);
  expect(await send(envelope({}, 'client_report'))).toBe(200);
  expect(await read()).toMatchObject({ items: [{ event_id: id }] });
});

it.each([
  ['another key', envelope(event), 'api/1/envelope/?sentry_key=another', 403],
  ['another project', envelope(event), 'api/2/envelope/?sentry_key=bacasable', 403],
  ['no envelope', 'nothing', undefined, 400],
  ['an event without its error', envelope({ ...event, exception: undefined }), undefined, 400],
])('refuses %s', async (_name, body, path, status) => {
  expect(await send(body, path)).toBe(status);
  expect(await read()).toEqual({ items: [] });
});
