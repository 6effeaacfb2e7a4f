import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from '../http-server.ts';
import { type ConnectionBounds, connectionBounds } from './connections.ts';

const opened: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function serve(bounds: Partial<ConnectionBounds>): Promise<HttpServer> {
  const app = await createHttpServer({
    logLevel: 'silent',
    trustProxy: false,
    bounds: { ...connectionBounds, ...bounds },
  });
  app.get('/large', { config: { access: 'public' } }, async () => 'x'.repeat(50_000_000));
  app.post('/thing', { config: { access: 'public' } }, async () => 'x');
  await app.listen({ port: 0, host: '127.0.0.1' });
  opened.push(app);
  return app;
}

const open = (app: HttpServer, bytes: string) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
};

async function readToEnd(socket: ReturnType<typeof open>): Promise<string> {
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(received).toString();
}

const quick = { headersMs: 100, requestMs: 150, checkMs: 20 };

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'a body',
    'POST /thing HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\nx',
  ],
])('a connection that never finishes %s gets 408 and is closed', async (_what, bytes) => {
  const answer = await readToEnd(open(await serve(quick), bytes));
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"code":"request_timeout"');
});

it('the server closes a connection whose client has stopped reading for 200 ms', async () => {
  const app = await serve({ silenceMs: 200 });
  const served = once(app.server, 'connection');
  const socket = open(app, 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.pause();
  const [serverSide] = await served;
  await once(serverSide, 'close');
  expect(socket.bytesRead).toBeLessThan(50_000_000);
  socket.destroy();
});

it('the server closes a second connection without an answer when the maximum is one', async () => {
  const app = await serve({ maxConnections: 1 });
  const first = open(app, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
  await once(app.server, 'connection');
  expect(await readToEnd(open(app, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))).toBe('');
  first.destroy();
});

it('the server by default accepts 10,000 connections, allows 10 s for headers, 180 s for a request and 60 s of silence, and keeps idle ones over 60 s', async () => {
  const { server } = await serve({});
  expect(connectionBounds.checkMs).toBeLessThanOrEqual(server.headersTimeout / 4);
  expect(server).toMatchObject({
    timeout: 60_000,
    headersTimeout: 10_000,
    requestTimeout: 180_000,
    maxConnections: 10_000,
  });
  // A load balancer keeps connections for 60 s and must be the one to close them.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});
