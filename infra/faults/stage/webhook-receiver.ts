import { createServer } from 'node:http';
import { onShutdown } from '../../process/shutdown.ts';

type Message = { id: string; type: string; poiId: string };

/** Receives the webhooks of an organisation; a message that arrives again is listed again. */
export type WebhookReceiver = { port: number; messages: readonly Message[] };

type Body = { type: string; data: { poiId: string | null } };

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
    request.on('error', () => undefined);
    request.on('end', () => {
      const { type, data } = JSON.parse(text) as Body;
      messages.push({ id: String(request.headers['webhook-id']), type, poiId: data.poiId ?? '' });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onShutdown(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, messages };
}
