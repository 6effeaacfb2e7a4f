import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { closeAfterTest } from '../../../test/servers/close-after-test.ts';
import { sessionCoreCheck } from './session-core-check.ts';

async function core(status: number): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/hello' ? status : 404).end('Hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('accepts a core that answers /hello', async () => {
  await expect(sessionCoreCheck(await core(200), 1000)()).resolves.toBeUndefined();
});

it('accepts several cores of which one answers', async () => {
  const uri = `${await core(500)}/; ${await core(200)}/`;
  await expect(sessionCoreCheck(uri, 1000)()).resolves.toBeUndefined();
});

it('rejects a core that answers an error', async () => {
  await expect(sessionCoreCheck(await core(500), 1000)()).rejects.toThrow();
});
