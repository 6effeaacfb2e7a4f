import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type ProxyTrust, parseProxyTrust, toTrustProxy } from './proxy-trust.ts';

it.each<[string, ProxyTrust]>([
  ['false', false],
  ['1', 1],
  [' 2 ', 2],
  ['10.0.0.0/8,127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ['loopback, uniquelocal', ['loopback', 'uniquelocal']],
  ['2001:db8::/32', ['2001:db8::/32']],
])('parseProxyTrust reads %j as %j', (text, expected) =>
  expect(parseProxyTrust(text)).toEqual(expected),
);

it.each([
  'true',
  'yes',
  '0',
  '11',
  '-1',
  '1.5',
  '',
  ',',
  'proxy.example',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.1',
  '10.0.0.0/8,true',
  '10.0.0.0/255.0.0.0',
])('parseProxyTrust returns undefined for %j', (text) =>
  expect(parseProxyTrust(text)).toBeUndefined(),
);

const lb = '10.0.0.9';
const visitor = '203.0.113.7';
it.each<[ProxyTrust, string, string, string]>([
  [false, lb, visitor, lb],
  [1, lb, visitor, visitor],
  [1, lb, `192.0.2.66, ${visitor}`, visitor],
  [2, lb, `192.0.2.66, ${visitor}, 10.0.0.8`, visitor],
  // A direct connection that bypasses the proxy.
  [1, '198.51.100.4', '192.0.2.66', '198.51.100.4'],
  [['10.0.0.0/8'], lb, `192.0.2.66, ${visitor}`, visitor],
  [['10.0.0.0/8'], lb, `192.0.2.66, ${visitor}, 10.0.0.8`, visitor],
  [['10.0.0.0/8'], '198.51.100.4', '192.0.2.66', '198.51.100.4'],
  [['loopback'], '::ffff:127.0.0.1', visitor, visitor],
])(
  'with the proxy trust %j, a connection from %s with X-Forwarded-For %j has the client address %s',
  async (trust, remoteAddress, forwarded, expected) => {
    const app = Fastify({ trustProxy: toTrustProxy(trust) });
    app.get('/', async ({ ip }) => ip);
    expect(
      (await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } }))
        .body,
    ).toBe(expected);
  },
);
