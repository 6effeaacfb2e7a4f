import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';

type KeySet = (header: { alg: string; kid: string }) => Promise<unknown>;
type Keys = { createRemoteJWKSet: (url: URL, options: { timeoutDuration: number }) => KeySet };

const require = createRequire(import.meta.url);
const ofLibrary = createRequire(require.resolve('supertokens-node'));

it('a session core that stalls within its keys and then resets the connection ends no process: the keys fail', async () => {
  const { createRemoteJWKSet } = ofLibrary('jose') as Keys;
  const core = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"keys":');
    setTimeout(() => request.socket.resetAndDestroy(), 300);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void core.close());
  await once(core, 'listening');
  const { port } = core.address() as AddressInfo;
  // Shorter than the stall: the request has lost its listeners when the connection breaks.
  const keys = createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/jwt/jwks.json`), {
    timeoutDuration: 100,
  });
  await expect(keys({ alg: 'RS256', kid: 'unknown' })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 500)); // the connection is reset meanwhile
});
