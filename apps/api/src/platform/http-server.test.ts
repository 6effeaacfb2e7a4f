import { limits, traceLimits } from '@parages/contracts/vocabulary/limits';
import { expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

const halfMegabitBytes = 62_500;

it('the HTTP server has a requestTimeout above an upload of the largest picture or trace at 0.5 Mbit/s, and a headersTimeout of at most 10 s', async () => {
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { requestTimeout, headersTimeout } = app.server;
  await app.close();
  for (const bytes of [limits.picture.maxBytes, traceLimits.maxBytes])
    expect(requestTimeout / 1000).toBeGreaterThan(bytes / halfMegabitBytes);
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
});
