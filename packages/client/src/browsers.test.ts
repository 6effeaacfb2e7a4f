import vm from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url).pathname;

/** The code of an entry point with all that it imports, as the script of a page. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: `${folder}${entry}`, formats: ['iife'], name: 'entry' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
}

// What pages and Node both have; without `process`, `Buffer` and `require`.
const web = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  setTimeout,
};

/** Runs a bundle, then `code`, in a context that has only what a page has. */
const runInPage = (script: string, code: string, globals: object): unknown => {
  const page = vm.createContext({ ...web, ...globals });
  page.globalThis = page;
  vm.runInContext(script, page);
  return vm.runInContext(code, page);
};

async function gzipBytes(text: string): Promise<number> {
  const gzip = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(gzip).arrayBuffer()).byteLength;
}

describe('a bundle for browsers', () => {
  it('lists events without anything of Node, in 5 KiB gzip', async () => {
    const script = await bundle('client.ts');
    const listed = runInPage(
      script,
      `(async () => {
        const parages = entry.createParages({ origin: 'https://parages.example' });
        for await (const card of parages.listEvents()) return card.id;
      })()`,
      { fetch: async () => Response.json({ items: [{ id: 'a' }] }) },
    );
    expect(await listed).toBe('a');
    expect(await gzipBytes(script)).toBeLessThan(5 * 1024);
  });

  it('verifies webhooks without anything of Node, in 5 KiB gzip', async () => {
    const secret = `whsec_${btoa('a'.repeat(32))}`;
    const now = new Date();
    const body = '{"type":"webhook.test"}';
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
    };
    const script = await bundle('webhooks.ts');
    const request = { secret, headers, body };
    expect(runInPage(script, 'entry.verifyWebhook(request).type', { request })).toBe(
      'webhook.test',
    );
    expect(await gzipBytes(script)).toBeLessThan(5 * 1024);
  });
});
