import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Clock } from '../../clock.ts';
import type { Fault, Faults } from '../../controls/faults.ts';
import type { Mailbox } from './mailbox.ts';
import { FailingAddresses, Refusal } from './refused-mails.ts';

const maxBytes = 10 * 1024 * 1024;

/** These faults apply to one mail, the others to a connection, which may carry many mails. */
const isForOneMail = ({ mode }: Fault): boolean =>
  mode === 'status' || mode === 'delay' || mode === 'lose-answer';

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

type Options = { mailbox: Mailbox; faults: Faults; clock: Clock };

/** Keys of the maps are connection ids; `asked` has the fault of the connection's current mail. */
type Connections = {
  failing: FailingAddresses;
  asked: Map<string, Fault | undefined>;
  sockets: Map<string, Socket>;
};

/** Offers no encryption: clients would have to trust a self-signed certificate. */
function createSmtpServer(
  { mailbox, faults, clock }: Options,
  { failing, asked, sockets }: Connections,
): SMTPServer {
  return new SMTPServer({
    banner: 'BAC A SABLE',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: maxBytes,
    logger: false,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anonymous' }),
    onMailFrom: (_address, { id }, callback) => {
      const fault = faults.take('mail', isForOneMail);
      asked.set(id, fault);
      void wait(fault?.mode === 'delay' ? fault.delayMs : 0).then(() => callback());
    },
    onRcptTo: ({ address }, { id }, callback) => {
      const fault = asked.get(id);
      if (fault?.mode === 'status') return callback(new Refusal(fault.status, 'planned failure'));
      return callback(failing.refusalOf(address));
    },
    onData: (stream, { envelope, id: session }, callback) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const recipients = envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw new Refusal(552, '5.3.4 Message too big');
          return mailbox.receive(raw, { from, recipients }, clock.now());
        })
        .then(({ id }) => {
          if (asked.get(session)?.mode === 'lose-answer') sockets.get(session)?.destroy();
          else callback(null, `kept as ${id}`);
        }, callback);
    },
    onClose: ({ id }) => {
      asked.delete(id);
      sockets.delete(id);
    },
  });
}

export function createSmtpListener(options: Options) {
  const { faults } = options;
  const failing = new FailingAddresses();
  const sockets = new Map<string, Socket>();
  const smtp = createSmtpServer(options, { failing, asked: new Map(), sockets });
  // An `error` event without a listener would end the process; a client may close its connection at
  // any time.
  smtp.on('error', () => undefined);

  function accept(socket: Socket): void {
    socket.on('error', () => socket.destroy());
    const fault = faults.take('mail', (planned) => !isForOneMail(planned));
    if (fault?.mode === 'refuse') socket.destroy();
    else if (fault) socket.end('<html>503</html>\r\n');
    else {
      const id = randomUUID();
      sockets.set(id, socket);
      smtp.connect(socket, { id });
    }
  }

  const server = createServer(accept);
  return {
    listen: async (port: number, host: string): Promise<void> => {
      server.listen(port, host);
      await once(server, 'listening');
    },
    port: (): number => (server.address() as AddressInfo).port,
    forget: () => failing.clear(),
    close: async (): Promise<void> => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const connection of smtp.connections) connection.close();
      await closed;
    },
  };
}
