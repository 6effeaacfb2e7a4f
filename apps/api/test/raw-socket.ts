import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Header names are in lower case. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) };
}

/** The server must be listening and must close the connection. */
export async function sendRaw(app: FastifyInstance, bytes: string): Promise<RawAnswer> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  // A server that refuses early may reset the connection during the write.
  socket.on('error', () => undefined);
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return parse(Buffer.concat(received).toString('latin1'));
}
