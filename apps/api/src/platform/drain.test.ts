import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { closeAfterTest } from '../../test/servers/close-after-test.ts';
import { drain } from './drain.ts';

async function serve() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => waiting.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = fetch(url).then(
    (response) => response.text(),
    () => 'cut',
  );
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const order: string[] = [];
  const drained = (deadlineMs: number) =>
    drain({
      startDraining: () => order.push('not ready'),
      server,
      close: () => {
        order.push('closed');
        return new Promise((resolve) => server.close(resolve));
      },
      noticeMs: 5,
      deadlineMs,
    });
  return { asked, drained, order, answer: () => waiting[0]?.end('answered') };
}

it('fails the readiness probe before it stops accepting requests, and waits for those under way', async () => {
  const { asked, drained, order, answer } = await serve();
  const draining = drained(60_000);
  answer();
  expect(await draining).toBe(true);
  expect(await asked).toBe('answered');
  expect(order).toEqual(['not ready', 'closed']);
});

it('cuts a request that has not ended at the deadline', async () => {
  const { asked, drained } = await serve();
  expect(await drained(30)).toBe(false);
  expect(await asked).toBe('cut');
});
