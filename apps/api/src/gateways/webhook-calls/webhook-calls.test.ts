import { createServer, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { closeAfterTest } from '../../../test/servers/close-after-test.ts';
import { httpWebhookCalls } from './http-webhook-calls.ts';

type Got = { method?: string | undefined; headers: IncomingHttpHeaders; body: string };

async function receiver(status: number, headers: Record<string, string> = {}) {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      got.push({ method: request.method, headers: request.headers, body });
      response.writeHead(status, headers).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { got, host: `127.0.0.1:${address.port}` };
}

describe('httpWebhookCalls', () => {
  it('posts the body with its headers and returns the status without reading the answer', async () => {
    const { got, host } = await receiver(204);
    const { call } = httpWebhookCalls({ allow: host, userAgent: 'Parages' });
    const sent = { url: `http://${host}/in`, headers: { 'webhook-id': 'a' }, body: '{"a":1}' };
    expect(await call(sent)).toEqual({ status: 204, fault: null });
    expect(got).toMatchObject([
      { method: 'POST', body: '{"a":1}', headers: { 'webhook-id': 'a', 'user-agent': 'Parages' } },
    ]);
  });

  it('does not follow a redirect', async () => {
    const { got, host } = await receiver(302, { location: '/elsewhere' });
    const { call } = httpWebhookCalls({ allow: host, userAgent: 'Parages' });
    const answer = await call({ url: `http://${host}/in`, headers: {}, body: '{}' });
    expect([answer, got.length]).toEqual([{ status: 302, fault: null }, 1]);
  });

  it('refuses at connection a name that resolves to a private address', async () => {
    const resolve = async () => [{ address: '10.0.0.7', family: 4 }];
    const { call } = httpWebhookCalls({ userAgent: 'Parages', resolve });
    const answer = await call({ url: 'https://inside.example/in', headers: {}, body: '{}' });
    expect(answer).toEqual({ status: null, fault: 'unreachable' });
  });

  it('does not call an address that was acceptable once and is no more', async () => {
    const { got, host } = await receiver(204);
    const { call } = httpWebhookCalls({ allow: host, userAgent: 'Parages' });
    const answer = await call({ url: `http://a:b@${host}/in`, headers: {}, body: '{}' });
    expect([answer, got.length]).toEqual([{ status: null, fault: 'address' }, 0]);
  });

  it.each([
    ['https://example.org/in?a=1', true],
    ['https://8.8.8.8/in', true],
    ['http://example.org/in', false],
    ['https://example.org:8443/in', false],
    ['https://a:b@example.org/in', false],
    ['https://localhost/in', false],
    ['https://127.0.0.1/in', false],
    ['https://2130706433/in', false],
    ['https://0x7f.1/in', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::1]/in', false],
    ['https://[::ffff:10.0.0.1]/in', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ])('finds %s acceptable: %s', (url, isGood) => {
    expect(httpWebhookCalls({ userAgent: 'Parages' }).isAcceptable(url)).toBe(isGood);
  });
});
