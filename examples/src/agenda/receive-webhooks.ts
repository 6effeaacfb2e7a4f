import { createServer, type IncomingMessage, type Server } from 'node:http';
import { verifyWebhook, type WebhookMessage, WebhookRefused } from '@parages/client/webhooks';

const mostBytes = 1_000_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > mostBytes) throw new WebhookRefused('The body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Listens for webhooks on this machine and passes on each genuine message once. In production a
 * proxy with TLS is in front of it.
 */
export async function receiveWebhooks(
  { secret, port }: { secret: string; port: number },
  on: {
    message: (message: WebhookMessage) => void | Promise<void>;
    /** A request that is no genuine message. */
    refusal: (error: Error) => void;
    /** An error of `message`. */
    failure: (error: Error) => void;
  },
): Promise<Server> {
  // A real receiver keeps the ids for as long as messages are repeated: three days.
  const known = new Set<string>();
  const server = createServer(async (request, response) => {
    let message: WebhookMessage;
    try {
      const body = await bodyOf(request);
      message = verifyWebhook({ secret, headers: request.headers, body });
    } catch (error) {
      response.writeHead(error instanceof WebhookRefused ? 400 : 500).end();
      on.refusal(error as Error);
      return;
    }
    // A real receiver stores the message before it answers: an answered one is not sent again.
    response.writeHead(204).end();
    if (known.has(message.id)) return;
    known.add(message.id);
    try {
      await on.message(message);
    } catch (error) {
      on.failure(error as Error);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}
