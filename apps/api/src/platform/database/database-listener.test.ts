// Specification: §10.7
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { type DatabaseListener, listenToDatabase } from './database-listener.ts';

const opened: { listener?: DatabaseListener; proxy?: Server } = {};
afterEach(async () => {
  await opened.listener?.stop();
  opened.proxy?.close();
});

/**
 * A TCP proxy to the database that can stop forwarding without closing, as a network failure does.
 */
async function openProxy(target: URL) {
  const pairs: Socket[][] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    pairs.push([client, server]);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const)
      from.on('error', () => to.destroy()).pipe(to);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  opened.proxy = proxy;
  const address = proxy.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address?.port);
  return {
    url: url.toString(),
    freeze: () => pairs.flat().forEach((socket) => void socket.unpipe().pause()),
  };
}

function listen(url: string) {
  const [onMessage, onListening, onDisconnect] = [vi.fn(), vi.fn(), vi.fn()];
  opened.listener = listenToDatabase(url, {
    channel: 'news',
    onMessage,
    onListening,
    onDisconnect,
    heartbeatMs: 50,
    heartbeatTimeoutMs: 200,
  });
  return { onMessage, onListening, onDisconnect };
}

const soon = { timeout: 5000, interval: 10 };

it('listenToDatabase passes notifications on, but not its own heartbeats', async () => {
  const { db, url } = await emptyDatabase();
  const { onMessage, onListening, onDisconnect } = listen(url);
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledOnce(), soon);
  await db.$executeRawUnsafe(`NOTIFY news, 'one'`);
  await vi.waitFor(() => expect(onMessage.mock.calls).toEqual([['one']]), soon);
  expect(onDisconnect).not.toHaveBeenCalled();
});

it('listenToDatabase detects a half-open connection and reconnects', async () => {
  const { url } = await emptyDatabase();
  const proxy = await openProxy(new URL(url));
  const { onListening, onDisconnect } = listen(proxy.url);
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledOnce(), soon);
  proxy.freeze();
  await vi.waitFor(() => expect(onDisconnect).toHaveBeenCalledOnce(), soon);
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledTimes(2), soon);
});
