import { createServer, type RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { closeAfterTest } from '../../../test/servers/close-after-test.ts';
import { askBytes } from './ask-bytes.ts';

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return new URL(`http://127.0.0.1:${address.port}/`);
}

const question = { headers: {}, deadlineMs: 4000, maxBytes: 1000 };

it('askBytes returns an answer of at most `maxBytes` and refuses a longer one', async () => {
  const url = await serve((request, response) =>
    response.end('x'.repeat(request.url === '/long' ? 1001 : 1000)),
  );
  expect((await askBytes(url, question)).length).toBe(1000);
  await expect(askBytes(new URL('/long', url), question)).rejects.toThrow('more than 1000 bytes');
});

it('askBytes follows no redirect of an outside service', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(request.url === '/' ? 302 : 200, { location: '/inside' }).end('secret');
  });
  await expect(askBytes(url, question)).rejects.toThrow();
  expect(asked).toEqual(['/']);
});
