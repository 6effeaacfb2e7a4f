import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `cut`: no byte passes, and all connections end with the fault. `slow`: each piece waits.
 * `mute`: what callers send arrives, the answers do not, and the connections end. `shut`: the
 * connections are reset, and none is accepted, as of a process that was killed.
 */
export type LinkFault = 'cut' | 'slow' | 'mute' | 'shut';

/** A TCP relay on a port of this machine. */
export type Relay = {
  port: number;
  /** Ends with the returned function; a relay has one fault at a time. */
  break: (fault: LinkFault, pieceMs: number) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

type State = { fault: LinkFault | undefined; pieceMs: number };

const passes = ({ fault }: State, isAnswer: boolean): boolean =>
  fault !== 'cut' && !(fault === 'mute' && isAnswer);

/** Pieces keep their order: each one waits for the one before. */
function forward(from: Socket, to: Socket, state: State, isAnswer: boolean): void {
  let before = Promise.resolve();
  const inOrder = (work: () => void): void => {
    const delayMs = state.fault === 'slow' ? state.pieceMs : 0;
    if (delayMs > 0)
      before = before.then(() => new Promise((resolve) => setTimeout(resolve, delayMs)));
    before = before.then(work);
  };
  from.on('data', (piece) => {
    inOrder(() => {
      if (passes(state, isAnswer) && to.writable) to.write(piece);
    });
  });
  from.on('end', () => inOrder(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => inOrder(() => to.destroy()));
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Relays to `targetPort` of this machine, from `port` or a free one. */
export async function openRelay(targetPort: number, port = 0): Promise<Relay> {
  const state: State = { fault: undefined, pieceMs: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.setNoDelay(true).once('close', () => sockets.delete(socket));
    }
    forward(client, target, state, false);
    forward(target, client, state, true);
  });
  await listen(server, port);
  const address = server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
  const reset = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      reset();
    });
  return {
    port: ownPort,
    break: async (fault, pieceMs) => {
      Object.assign(state, { fault, pieceMs });
      if (fault === 'shut') await shut();
      return async () => {
        state.fault = undefined;
        if (fault === 'shut') await listen(server, ownPort);
        else if (fault !== 'slow') reset();
      };
    },
    close: shut,
  };
}
