import { createServer, type Server, type Socket } from 'node:net';
import {
  fatalMessage,
  parse,
  query,
  readAnswer,
  type SessionState,
  sync,
} from './backend-messages.ts';
import {
  cancelRequest,
  type FrontendMessage,
  gssRequest,
  messageReader,
  ProtocolViolation,
  sslRequest,
} from './frontend-messages.ts';
import { type Batch, batchCollector } from './message-batches.ts';
import { type SessionTurns, sessionTurns, type TurnTaker } from './session-turns.ts';

export type Engine = { execute: (messages: Buffer) => Promise<Buffer> };

export type WireServerOptions = {
  engine: Engine;
  /** Milliseconds that a client may idle in a query or transaction while another client waits. */
  idleMs?: number;
  maxClients?: number;
};

const defaultIdleMs = 10_000;
const defaultMaxClients = 20;
const farewellMs = 1000;
const longestBatch = 67_108_864;
const terminate = 'X';
const refusal = 'N';
// Ends an incomplete query by an error: a Sync alone would commit what the query has done so far.
const abortedQuery = Buffer.concat([parse('abort this query'), sync]);

/** Resolves when the connection is closed and the session is reset. */
function serveClient(socket: Socket, engine: Engine, turns: SessionTurns): Promise<void> {
  const read = messageReader(longestBatch);
  const collect = batchCollector(longestBatch);
  let state: SessionState = 'idle';
  let isOpen = true;
  let work = Promise.resolve();

  const end = (code: string, sentence: string): void => {
    socket.end(fatalMessage(code, sentence));
    // A client that does not read its socket would never close it.
    setTimeout(() => socket.destroy(), farewellMs).unref();
  };
  const taker: TurnTaker = {
    evict: () => end('25P03', 'another client waits: the embedded database has one session'),
  };

  const runBatch = async (batch: Batch): Promise<void> => {
    await turns.run(taker, async () => {
      if (!isOpen) return state !== 'idle';
      const answer = readAnswer(await engine.execute(batch.bytes), batch);
      state = answer.state;
      if (isOpen) socket.write(answer.bytes);
      return state !== 'idle';
    });
  };
  const enqueue = (batch: Batch): void => {
    work = work
      .then(() => runBatch(batch))
      .catch(() => end('XX000', 'the embedded database failed'));
  };

  function receive(message: FrontendMessage): void {
    if (message.name === sslRequest || message.name === gssRequest) socket.write(refusal);
    else if (message.name === cancelRequest) socket.end();
    else if (message.name === terminate) work = work.then(() => void socket.end());
    else {
      const batch = collect(message);
      if (batch !== undefined) enqueue(batch);
    }
  }

  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    try {
      for (const message of read(chunk)) receive(message);
    } catch (error) {
      end('08P01', error instanceof ProtocolViolation ? error.message : 'protocol violation');
    }
  });
  socket.on('error', () => undefined); // 'close' follows the error.

  const cleanUp = async (): Promise<boolean> => {
    if (state === 'query')
      state = readAnswer(await engine.execute(abortedQuery), { endsQuery: true }).state;
    if (state === 'transaction') await engine.execute(query('ROLLBACK'));
    return false;
  };
  return new Promise((resolve) => {
    socket.once('close', () => {
      isOpen = false;
      turns.drop(taker);
      resolve(work.then(() => (turns.isHeldBy(taker) ? turns.run(taker, cleanUp) : undefined)));
    });
  });
}

/**
 * Serves one session to several clients: no message of another client comes between the messages
 * of a query or of a transaction. Clients share the state of the session: settings, named
 * statements, session locks.
 */
export function wireServer({
  engine,
  idleMs = defaultIdleMs,
  maxClients = defaultMaxClients,
}: WireServerOptions) {
  const turns = sessionTurns(idleMs);
  const clients = new Map<Socket, Promise<void>>();
  const server: Server = createServer((socket) => {
    if (clients.size >= maxClients) {
      socket.on('error', () => undefined);
      socket.end(fatalMessage('53300', 'too many clients'));
      return;
    }
    const served = serveClient(socket, engine, turns).finally(() => clients.delete(socket));
    clients.set(socket, served);
  });
  return {
    /**
     * Port 0 takes a free port.
     * @returns the port
     */
    listen: (port: number, host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    close: async (): Promise<void> => {
      server.close();
      const served = [...clients.values()];
      for (const socket of clients.keys()) socket.destroy();
      await Promise.all(served);
    },
  };
}
