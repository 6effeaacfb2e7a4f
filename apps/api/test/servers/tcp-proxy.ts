import { connect, createServer, type Socket } from 'node:net';
import { closeAfterTest } from './close-after-test.ts';

/**
 * A TCP proxy to a server, such as a database, until the test ends. `freeze` stops forwarding
 * without closing, as a network failure does; with `isForGood`, later connections get no answer
 * either. `close` ends all connections and accepts none.
 */
export async function openProxy(target: string) {
  const { hostname, port } = new URL(target);
  const pairs: Socket[][] = [];
  let isFrozen = false;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    pairs.push([client, server]);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => to.destroy());
      if (!isFrozen) from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    proxy.close();
    for (const socket of pairs.flat()) socket.destroy();
  };
  closeAfterTest(close);
  const address = proxy.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address?.port);
  return {
    url: url.toString(),
    close,
    freeze: ({ isForGood = false } = {}) => {
      isFrozen = isForGood;
      for (const socket of pairs.flat()) socket.unpipe().pause();
    },
  };
}
