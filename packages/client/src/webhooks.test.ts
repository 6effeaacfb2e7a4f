import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyWebhook, WebhookRefused } from './webhooks.ts';

const now = new Date('2026-06-10T10:00:00Z');
const [secret, other] = ['a', 'b'].map((letter) => `whsec_${btoa(letter.repeat(32))}`) as [
  string,
  string,
];
const body = JSON.stringify({
  type: 'event.published',
  timestamp: '2026-06-10T09:59:00.000Z',
  data: { organisationId: 'o', sequence: 1, poiId: 'é', cause: 'accepted', reasons: [], poi: null },
});

const headersOf = (...secrets: string[]) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(now.getTime() / 1000),
  'webhook-signature': secrets.map((one) => new Webhook(one).sign('msg_1', now, body)).join(' '),
});

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('verifyWebhook', () => {
  it('returns the message with its id, from text and from bytes, from headers of Node and of fetch', () => {
    const headers = headersOf(secret);
    const message = { id: 'msg_1', ...JSON.parse(body) };
    expect(verifyWebhook({ secret, headers, body })).toEqual(message);
    const bytes = new TextEncoder().encode(body);
    expect(verifyWebhook({ secret, headers: new Headers(headers), body: bytes })).toEqual(message);
  });

  it('accepts one of two signatures and one of two secrets during a rotation', () => {
    const both = headersOf(other, secret);
    expect(verifyWebhook({ secret, headers: both, body }).id).toBe('msg_1');
    const headers = headersOf(secret);
    expect(verifyWebhook({ secret: [other, secret], headers, body }).id).toBe('msg_1');
  });

  it.each([
    ['a changed body', { body: `${body} ` }],
    ['another secret', { headers: headersOf(other) }],
    ['no secret', { secret: [] }],
    ['a missing signature', { headers: { ...headersOf(secret), 'webhook-signature': undefined } }],
    ['a changed id', { headers: { ...headersOf(secret), 'webhook-id': 'msg_2' } }],
    ['an unknown version', { headers: { ...headersOf(secret), 'webhook-signature': 'v2,AAAA' } }],
    [
      'a signature without a comma',
      { headers: { ...headersOf(secret), 'webhook-signature': 'v1' } },
    ],
    ['bytes that are not UTF-8', { body: new Uint8Array([0xff, 0xfe]) }],
  ])('refuses %s', (_, change) => {
    const request = { secret, headers: headersOf(secret), body, ...change };
    expect(() => verifyWebhook(request)).toThrow(WebhookRefused);
  });

  it('accepts a message for five minutes on both sides, and refuses an older or later one', () => {
    const headers = headersOf(secret);
    const at = (seconds: number) => {
      vi.setSystemTime(now.getTime() + seconds * 1000);
      return verifyWebhook({ secret, headers, body }).id;
    };
    expect([at(300), at(-300)]).toEqual(['msg_1', 'msg_1']);
    expect(() => at(301)).toThrow(WebhookRefused);
    expect(() => at(-301)).toThrow(WebhookRefused);
  });

  it('throws another error for a malformed secret, which is a fault of the receiver', () => {
    const verify = () => verifyWebhook({ secret: 'whsec_', headers: headersOf(secret), body });
    expect(verify).toThrow(Error);
    expect(verify).not.toThrow(WebhookRefused);
  });
});
