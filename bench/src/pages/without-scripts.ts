import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

/** The same site where no page has a script. */
export type Twin = { origin: string; stop: () => Promise<void> };

/** The HTML of a page without its scripts: what the fastest possible page with the same content is. Structured data is content. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '');

const isDocument = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;

async function sendDocument(from: string, path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(from + path);
  const body = brotliCompressSync(withoutScripts(await answer.text()), { params: {} });
  const policy = answer.headers.get('content-security-policy');
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    ...(policy && { 'content-security-policy': policy }),
  });
  response.end(body);
}

function passOn(from: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const outgoing = request(
    { hostname: from.hostname, port: from.port, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/** Serves the pages of an origin without their scripts, and the rest as it is. */
export async function serveWithoutScripts(origin: string): Promise<Twin> {
  const server = createServer((incoming, response) => {
    if (isDocument(incoming)) sendDocument(origin, incoming.url ?? '/', response).catch(() => response.destroy());
    else passOn(new URL(origin), incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, stop };
}
