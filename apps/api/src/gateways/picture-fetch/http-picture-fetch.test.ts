// Specification: §7.15
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResolveName } from '../../platform/outside/public-address.ts';
import { httpPictureFetch } from './http-picture-fetch.ts';
import { PictureNotFetched } from './picture-fetch.ts';

const userAgent = 'Parages test';
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
// The canary listens on IPv4 and IPv6 at addresses that must never be reached. The door is the only
// allowed host; it redirects to the URL in `to`.
let canary: Server;
let door: Server;
let canaryRequests = 0;
let canaryPort = '';
let doorHost = '';
let attempts = 0;
const watchSocket = (message: unknown): void => {
  const socket =
    typeof message === 'object' && message !== null && 'socket' in message
      ? message.socket
      : undefined;
  if (socket instanceof Socket)
    socket.on('connectionAttempt', () => {
      attempts += 1;
    });
};

const listen = (server: Server, host: string): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  sandbox = await startSandbox();
  canary = createServer((_request, response) => response.end('secret'));
  canary.on('connection', () => {
    canaryRequests += 1;
  });
  canaryPort = String(await listen(canary, '::'));
  door = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://door').searchParams.get('to') ?? '';
    // The UTF-8 bytes as Latin-1, because a header holds no other characters.
    const location = Buffer.from(to.replace(/[\r\n]/g, '')).toString('latin1');
    response.writeHead(302, { location }).end();
  });
  doorHost = `127.0.0.1:${await listen(door, '127.0.0.1')}`;
  subscribe('net.client.socket', watchSocket);
});
afterAll(async () => {
  unsubscribe('net.client.socket', watchSocket);
  canary.close();
  door.close();
  await sandbox.close();
});

/** The addresses of each host name: at its first resolution, then at each later one. */
const names: Record<string, string[][]> = {
  'localhost.test': [['127.0.0.1']],
  'private.test': [['10.0.0.8']],
  'metadata.test': [['169.254.169.254']],
  'six.test': [['::1']],
  'mapped.test': [['::ffff:127.0.0.1']],
  'nat64.test': [['64:ff9b::7f00:1']],
  'half.test': [['93.184.215.14', '127.0.0.1']],
  'half-six.test': [['2606:2800:21f::1', '::1']],
  'none.test': [[]],
  'second.test': [['127.0.0.1'], ['93.184.215.14']],
};
const asked = new Map<string, number>();
const resolve: ResolveName = async (hostname) => {
  const times = asked.get(hostname) ?? 0;
  asked.set(hostname, times + 1);
  const turns = names[hostname.replace(/\.$/, '')];
  if (!turns) throw new Error('ENOTFOUND');
  return (turns[Math.min(times, turns.length - 1)] ?? []).map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
};

// Allows the port of the canary, unlike production, so that only the address check protects the
// canary.
const fetchFor = () =>
  httpPictureFetch({
    allow: doorHost,
    userAgent,
    resolve,
    ports: ['80', '443', canaryPort],
    totalMs: 4000,
  });
const at = (host: string): string => `http://${host}:${canaryPort}/x.jpg`;
const through = (to: string): string => `http://${doorHost}/?to=${encodeURIComponent(to)}`;

const numbers = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '0x7f.1',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '127。0。0。1',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::1]',
  '[2001::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
];
const named = ['localhost', 'localhost.', ...Object.keys(names)];
const payloads: [string, string][] = [
  ...[...numbers, ...named].map((host): [string, string] => [host, at(host)]),
  ['credentials', `http://user:secret@93.184.215.14:${canaryPort}/`],
  ['the product’s host as a user name', `http://parages.example@127.0.0.1:${canaryPort}/`],
  ['another port of this machine', 'http://127.0.0.1:22/'],
  ['another port of the open internet', 'http://93.184.215.14:6379/'],
  ['a file', 'file:///etc/passwd'],
  ['data', 'data:image/png;base64,iVBORw0KGgo='],
  ['gopher', `gopher://127.0.0.1:${canaryPort}/_GET`],
  ['ftp', `ftp://127.0.0.1:${canaryPort}/`],
  ['a socket of the machine', 'unix:/var/run/docker.sock'],
  ['a relative address', '//127.0.0.1/x.jpg'],
  ['a line feed', `http://127.0.0.1:${canaryPort}/\r\nHost: x`],
  ['a backslash', `http:\\\\127.0.0.1:${canaryPort}\\`],
];

async function assertRefused(url: string): Promise<void> {
  await expect(fetchFor()(url)).rejects.toBeInstanceOf(PictureNotFetched);
}

describe('unsafe picture URLs given to httpPictureFetch', () => {
  it('number at least sixty in this test', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(60);
  });

  it.each(payloads)('are refused before any connection: %s', async (_name, url) => {
    asked.clear();
    attempts = 0;
    await assertRefused(url);
    expect(attempts).toBe(0);
    expect(canaryRequests).toBe(0);
  });

  it.each(payloads)('are refused as the target of a redirect: %s', async (_name, url) => {
    asked.clear();
    attempts = 0;
    await assertRefused(through(url));
    // The only connection is the one to the door.
    expect(attempts).toBe(1);
    expect(canaryRequests).toBe(0);
  });

  it('are refused when the first resolution of their name is internal, directly and after a redirect', async () => {
    asked.clear();
    names['turns.test'] = [['169.254.169.254'], ['127.0.0.1']];
    await assertRefused(at('turns.test'));
    expect(asked.get('turns.test')).toBe(1);
    names['turns.test'] = [['192.0.2.1', '127.0.0.1'], ['93.184.215.14']];
    await assertRefused(through(at('turns.test')));
    expect(canaryRequests).toBe(0);
  });

  it('could be reached without the check: a plain `fetch` of 127.0.0.1 reaches the local test server', async () => {
    attempts = 0;
    const answer = await fetch(at('127.0.0.1'));
    expect(await answer.text()).toBe('secret');
    expect([canaryRequests, attempts]).toEqual([1, 1]);
  });
});

describe('httpPictureFetch on the host of the sandbox', () => {
  const fetchPicture = (delays: { totalMs?: number } = {}) =>
    httpPictureFetch({ allow: sandbox.settings.images?.MEDIA_FETCH_ALLOW, userAgent, ...delays });
  const image = (name: string): string => `${sandbox.url}/images/${name}`;

  it.each([
    ['plain.jpg', 'plain.jpg'],
    ['plain.png', 'plain.png'],
    ['plain.webp', 'plain.webp'],
    ['redirect/1', 'plain.jpg'],
    ['redirect/3', 'plain.jpg'],
    ['page.jpg', 'page.jpg'],
    ['bomb.png', 'bomb.png'],
  ])('returns, for %s, the bytes of %s', async (name, file) => {
    const expected = Buffer.from(await (await fetch(image(file))).arrayBuffer());
    expect(expected.length).toBeGreaterThan(50);
    expect((await fetchPicture()(image(name))).equals(expected)).toBe(true);
  });

  const refused = [
    'heavy.jpg',
    'endless.jpg',
    'gone.jpg',
    'redirect/4',
    'redirect-loop',
    'redirect-private',
    'redirect-file',
  ];
  it.each(refused)('rejects with PictureNotFetched for %s', async (name) => {
    await expect(fetchPicture()(image(name))).rejects.toBeInstanceOf(PictureNotFetched);
  });

  it('rejects with PictureNotFetched when the body takes longer than `totalMs`', async () => {
    await expect(fetchPicture({ totalMs: 300 })(image('slow.jpg?ms=20000'))).rejects.toBeInstanceOf(
      PictureNotFetched,
    );
  });

  it('rejects with PictureNotFetched when `allow` does not name the host', async () => {
    await expect(httpPictureFetch({ userAgent })(image('plain.jpg'))).rejects.toBeInstanceOf(
      PictureNotFetched,
    );
  });
});
