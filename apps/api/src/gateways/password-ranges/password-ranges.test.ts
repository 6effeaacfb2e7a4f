// Specification: §5.15
import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { passwordRanges } from './password-ranges.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener, deadlineMs = 2000) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return passwordRanges({
    baseUrl: `http://127.0.0.1:${(started.address() as AddressInfo).port}`,
    deadlineMs,
  });
}

const digest = createHash('sha1').update('azertyuiop1234').digest('hex').toUpperCase();

describe('lookups of leaked passwords', () => {
  it('send only the first five hexadecimal digits of the SHA-1, request padding, and find a listed password', async () => {
    const asked: unknown[] = [];
    const ranges = await serve((request, response) => {
      asked.push(request.url, request.headers['add-padding']);
      response.end(`${'0'.repeat(35)}:3\r\n${digest.slice(5)}:12\r\n`);
    });
    expect(await ranges.isListed('azertyuiop1234')).toBe(true);
    expect(asked).toEqual([`/range/${digest.slice(0, 5)}`, 'true']);
  });

  it('ignore an entry with a count of 0, which is padding', async () => {
    const ranges = await serve((_request, response) => response.end(`${digest.slice(5)}:0\r\n`));
    expect(await ranges.isListed('azertyuiop1234')).toBe(false);
  });

  it('throw when the answer exceeds 2 MiB', async () => {
    const ranges = await serve((_request, response) => response.end('0'.repeat(3_000_000)));
    await expect(ranges.isListed('x')).rejects.toThrow('more than 2097152 bytes');
  });

  it('throw when the service answers 503, or does not answer in time', async () => {
    const refusing = await serve((_request, response) => response.writeHead(503).end());
    await expect(refusing.isListed('x')).rejects.toThrow('503');
    server?.close();
    const silent = await serve(() => undefined, 50);
    await expect(silent.isListed('x')).rejects.toThrow();
  });
});
