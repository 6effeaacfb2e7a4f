import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

const secret = `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.reset());

function deliver(key: string) {
  const body = JSON.stringify({ type: 'webhook.test' });
  const now = new Date();
  return fetch(`${sandbox.url}/webhooks/in`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'm1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign('m1', now, body),
    },
  });
}
const list = async () => (await fetch(`${sandbox.url}/webhooks/messages`)).json();

describe('the receiver of webhooks', () => {
  it('says which messages a known secret signed', async () => {
    await fetch(`${sandbox.url}/webhooks/secret`, {
      method: 'POST',
      body: new URLSearchParams({ secret }),
    });
    expect((await deliver(secret)).status).toBe(204);
    await deliver(`whsec_${Buffer.from('b'.repeat(32)).toString('base64')}`);
    const message = { id: 'm1', body: { type: 'webhook.test' } };
    expect(await list()).toMatchObject({
      items: [
        { ...message, isGenuine: false },
        { ...message, isGenuine: true },
      ],
    });
  });

  it('answers a planned fault instead', async () => {
    await fetch(`${sandbox.url}/_sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'webhooks', mode: 'status', status: 503, times: 1 }),
    });
    expect((await deliver(secret)).status).toBe(503);
    expect(await list()).toEqual({ items: [] });
  });
});
