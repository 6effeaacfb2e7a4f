import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { type Target, tlsOf } from './client.ts';

/** `status` is that of the first answer, 0 when there was none. */
export type RawAnswer = { status: number; text: string };

const silentMs = 3_000;
const mostKept = 200_000;

/**
 * Resolves when the service closes the connection, completes a body of declared length, or is
 * silent for three seconds.
 */
export function sendRaw(
  target: Target,
  chunks: readonly (string | Uint8Array)[],
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const address = { port: Number(new URL(target.origin).port), host: '127.0.0.1' };
    const tls = tlsOf(target);
    const socket = tls === undefined ? connect(address) : connectSecurely({ ...address, ...tls });
    let text = '';
    const end = (): void => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(silentMs, end);
    socket.on('error', end);
    socket.on('close', end);
    socket.on('data', (chunk) => {
      if (text.length < mostKept) text += chunk.toString('latin1');
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (length !== undefined && body.length >= Number(length)) end();
    });
    for (const chunk of chunks) socket.write(chunk);
  });
}
