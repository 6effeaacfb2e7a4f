import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort, isPortFree } from './ports.ts';

it('finds a free port below those that operating systems give out', async () => {
  const port = await findFreePort();
  expect(port).toBeGreaterThanOrEqual(15_000);
  expect(port).toBeLessThan(32_768);
  expect(await isPortFree(port)).toBe(true);
});

it('a port that a server listens to is not free', async () => {
  const server = createServer();
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});
