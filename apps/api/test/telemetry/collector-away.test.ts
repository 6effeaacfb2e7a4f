import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../../src/platform/http-server.ts';
import { openTracing } from '../../src/platform/tracing/open-tracing.ts';

/** Accepts connections and never answers. */
async function listenSilently(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

it('requests do not wait for a collector that does not answer, and a stop waits two seconds at most', async () => {
  const log = { warn: () => undefined };
  const endpoint = `http://127.0.0.1:${await listenSilently()}`;
  const tracing = await openTracing({ endpoint, share: 1, service: 'parages-test', log });
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false, tracing });
  onTestFinished(() => app.close());
  app.get('/answers', { config: { access: 'public' } }, async () => ({ isWell: true }));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  for (let n = 0; n < 5; n += 1) expect((await fetch(`${origin}/answers`)).status).toBe(200);
  const startedAt = performance.now();
  await tracing?.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThan(4);
});
