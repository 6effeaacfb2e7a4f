import { Agent, createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { closeAfterTest } from '../../test/servers/close-after-test.ts';
import { drain } from './drain.ts';
import { createHttpServer } from './http-server.ts';

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
      stopJobs: async () => undefined,
      close: async () => {
        order.push('closed');
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

const config = { access: 'public' } as const;

async function serveApplication() {
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  app.get('/read', { config }, () => ({ isRead: true }));
  app.get('/page', { config }, async () => {
    asked += 1;
    await mayAnswer;
    return (await app.inject({ url: '/read', headers: { host: 'localhost' } })).json();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  closeAfterTest(async () => {
    agent.destroy();
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'localhost' };
      get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }).on('error', reject);
    });
  const draining = () =>
    drain({
      startDraining: () => undefined,
      server: app.server,
      stopJobs: async () => undefined,
      close: () => app.close(),
      noticeMs: 0,
      deadlineMs: 60_000,
    });
  return {
    ask,
    draining,
    answer,
    isAsked: () => asked > 0,
    isListening: () => app.server.listening,
  };
}

it('answers a page under way with the reads that it makes in process', async () => {
  const { ask, draining, answer, isAsked, isListening } = await serveApplication();
  const page = ask('/page');
  await expect.poll(isAsked).toBe(true);
  const drained = draining();
  await expect.poll(isListening).toBe(false);
  answer();
  expect(await page).toBe(200);
  expect(await drained).toBe(true);
});

it('answers the next request of an open connection', async () => {
  const { ask, draining, answer, isAsked, isListening } = await serveApplication();
  const [page, next] = [ask('/page'), ask('/read')];
  await expect.poll(isAsked).toBe(true);
  const drained = draining();
  await expect.poll(isListening).toBe(false);
  answer();
  expect(await page).toBe(200);
  expect(await next).toBe(200);
  expect(await drained).toBe(true);
});
