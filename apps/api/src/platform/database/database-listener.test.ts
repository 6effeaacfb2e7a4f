// Specification: §10.7
import { afterEach, expect, it, vi } from 'vitest';
import { openProxy } from '../../../test/servers/tcp-proxy.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { type DatabaseListener, listenToDatabase } from './database-listener.ts';

const opened: { listener?: DatabaseListener } = {};
afterEach(async () => {
  await opened.listener?.stop();
});

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
  const proxy = await openProxy(url);
  const { onListening, onDisconnect } = listen(proxy.url);
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledOnce(), soon);
  proxy.freeze();
  await vi.waitFor(() => expect(onDisconnect).toHaveBeenCalledOnce(), soon);
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledTimes(2), soon);
});
