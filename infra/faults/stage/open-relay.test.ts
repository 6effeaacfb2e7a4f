import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LinkFault, openRelay, type Relay } from './open-relay.ts';

let server: Server;
let relay: Relay;
let received = '';
beforeEach(async () => {
  received = '';
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received += String(piece);
      socket.write(`answer to ${piece}`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  relay = await openRelay(typeof address === 'object' && address !== null ? address.port : 0);
});
afterEach(async () => {
  await relay.close();
  server.close();
});

/** The answer to one text; an error when the connection ends without one. */
const ask = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(relay.port, '127.0.0.1', () => socket.write(text));
    socket.once('data', (piece) => {
      socket.destroy();
      resolve(String(piece));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed')));
  });

/** What arrived at the server, and the answer, of a question asked during a fault. */
async function askDuring(fault: LinkFault) {
  const end = await relay.break(fault, 40);
  const answer = ask('question').catch(() => 'none');
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 150));
  await end();
  return { answer: await answer, received, ms: performance.now() - startedAt };
}

it.each<[LinkFault, string, string]>([
  ['cut', '', 'none'],
  ['slow', 'question', 'answer to question'],
  ['mute', 'question', 'none'],
  ['shut', '', 'none'],
])(
  'during the fault %s the server gets %j and the caller %j; afterwards both are served',
  async (fault, arrives, answer) => {
    expect(await askDuring(fault)).toMatchObject({ received: arrives, answer });
    expect(await ask('again')).toBe('answer to again');
  },
);
