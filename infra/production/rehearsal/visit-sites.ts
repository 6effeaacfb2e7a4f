import assert from 'node:assert/strict';
import http from 'node:http';
import { connect } from 'node:http2';
import tls from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { hosts, type Installation } from './installation.ts';
import type { Answer, SecureClient } from './secure-client.ts';

const asBrowser = { 'accept-encoding': 'gzip, br', accept: 'text/html,*/*' };
const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const textOf = ({ headers, body }: Answer): string =>
  String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);

/** A request to a server itself, as nginx makes it. */
const askServer = (port: number, url: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { host: hosts.main, 'x-forwarded-proto': 'https' };
    http
      .get({ host: '127.0.0.1', port, path: url, headers }, (answer) => {
        answer.resume();
        resolve(answer);
      })
      .on('error', reject);
  });

async function visitBuiltFile(
  { serverPort }: Installation,
  client: SecureClient,
  address: string,
): Promise<void> {
  const { status, headers } = await client.call(address, { headers: asBrowser });
  assert.deepEqual([status, headers['content-encoding']], [200, 'br'], address);
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  const own = (await askServer(serverPort, new URL(address).pathname)).headers;
  for (const name of securityHeaders)
    assert.equal(headers[name]?.toLowerCase(), String(own[name]).toLowerCase(), name);
}

async function visitPage(client: SecureClient, address: string, file: RegExp): Promise<string> {
  const page = await client.call(address, { headers: asBrowser });
  assert.equal(page.status, 200, address);
  assert.equal(page.headers['content-encoding'], 'br');
  assert.match(page.headers['strict-transport-security'] ?? '', /^max-age=31536000/);
  const found = file.exec(textOf(page))?.[0];
  assert(found, `${address} names no built file`);
  return new URL(found, address).href;
}

async function refuseOthers({ httpPort, httpsPort }: Installation, client: SecureClient) {
  const redirect = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { host: hosts.main };
    http
      .get({ host: '127.0.0.1', port: httpPort, path: '/a?b=c', headers }, resolve)
      .on('error', reject);
  });
  redirect.resume();
  assert.deepEqual(
    [redirect.statusCode, redirect.headers.location],
    [301, `https://${hosts.main}/a?b=c`],
  );
  for (const probe of ['healthz', 'readyz'])
    assert.equal((await client.call(`https://${hosts.main}/${probe}`)).status, 404);
  const handshake = new Promise((resolve, reject) => {
    tls
      .connect({ host: '127.0.0.1', port: httpsPort, servername: 'other.test' })
      .once('secureConnect', resolve)
      .once('error', reject);
  });
  await assert.rejects(handshake, /unrecognized name|alert/i);
}

/** HTTP/2, which browsers use. */
const protocolOf = ({ httpsPort }: Installation): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${httpsPort}`, {
      servername: hosts.main,
      rejectUnauthorized: false,
    });
    session.once('error', reject).once('connect', () => {
      resolve(session.alpnProtocol);
      session.close();
    });
  });

/** Pages and built files of both hosts over TLS: compression, cache and security headers. */
export async function visitSites(installation: Installation, client: SecureClient): Promise<void> {
  const script = await visitPage(client, `https://${hosts.main}/`, /\/assets\/[\w.-]+\.js/);
  await visitBuiltFile(installation, client, script);
  const pro = await visitPage(client, `https://${hosts.pro}/org/`, /\/org\/assets\/[\w.-]+\.js/);
  await visitBuiltFile(installation, client, pro);
  const town = await client.call(`https://${hosts.main}/ville/tours`, { headers: asBrowser });
  assert.equal(town.status, 200);
  await refuseOthers(installation, client);
  assert.equal(await protocolOf(installation), 'h2');
}
