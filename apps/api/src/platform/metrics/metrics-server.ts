import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export type MetricsServer = { port: number; close: () => Promise<void> };

export type MetricsServerOptions = {
  host: string;
  /** 0 for a free port. */
  port: number;
  /** Setting that the error names when the port cannot be opened. */
  setting: string;
};

const mostConnections = 20;
const deadlineMs = 10_000;
const path = '/metrics';

async function answer(
  registry: Registry,
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isRead = method === 'GET' || method === 'HEAD';
  if (url.split('?', 1)[0] !== path) return void response.writeHead(404).end();
  if (!isRead) return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
  response.end(method === 'HEAD' ? undefined : text);
}

/**
 * Serves the metrics in the text format of Prometheus at `/metrics`, on a port apart from that of
 * visitors.
 * @throws {Error} with the name of the setting when the port cannot be opened
 */
export async function serveMetrics(
  registry: Registry,
  { host, port, setting }: MetricsServerOptions,
): Promise<MetricsServer> {
  const limits = { requestTimeout: deadlineMs, headersTimeout: deadlineMs };
  const server = createServer(limits, (request, response) => {
    answer(registry, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error(`${setting}: ${host}:${port} cannot be opened`, { cause })),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
