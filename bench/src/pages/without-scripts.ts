import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';

export type Twin = { origin: string; stop: () => Promise<void> };

/** Structured data is content, so it stays. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '');

const isDocument = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') === true;

type Document = { status: number; headers: Record<string, string>; body: Buffer };

// The Brotli quality that the API uses for pages.
const brotliQuality = 5;

async function readDocument(url: string): Promise<Document> {
  const answer = await fetch(url);
  const html = Buffer.from(withoutScripts(await answer.text()));
  const policy = answer.headers.get('content-security-policy');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    ...(policy && { 'content-security-policy': policy }),
  };
  return {
    status: answer.status,
    headers,
    body: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  };
}

function passOn(from: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const outgoing = request(
    {
      hostname: from.hostname,
      port: from.port,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

export async function serveWithoutScripts(origin: string): Promise<Twin> {
  // Fetched and compressed once, since the API caches its pages too: compressing for each request
  // would take CPU time from the measured browser.
  const documents = new Map<string, Promise<Document>>();
  const send = async (path: string, response: ServerResponse): Promise<void> => {
    const document = documents.get(path) ?? readDocument(origin + path);
    documents.set(path, document);
    const { status, headers, body } = await document;
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((incoming, response) => {
    if (isDocument(incoming)) send(incoming.url ?? '/', response).catch(() => response.destroy());
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
