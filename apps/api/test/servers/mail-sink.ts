import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Received = { recipients: string[]; raw: Buffer };
export type MailSink = {
  url: string;
  port: number;
  received: Received[];
  read: () => Promise<Email[]>;
  close: () => Promise<void>;
};

export type SinkOptions = {
  port?: number;
  /** The SMTP reply to a recipient, such as "550 No such mailbox"; undefined accepts the mail. */
  refuse?: (recipient: string) => string | undefined;
  /** Called when a mail is received, before it is acknowledged. */
  onMail?: (mail: Received) => void;
};

const refusal = (answer: string): Error =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });

export async function startMailSink({
  port = 0,
  refuse,
  onMail,
}: SinkOptions = {}): Promise<MailSink> {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      const answer = refuse?.(address);
      callback(answer === undefined ? undefined : refusal(answer));
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = {
          recipients: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        };
        received.push(mail);
        onMail?.(mail);
        callback();
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const at = (smtp.server.address() as AddressInfo).port;
  const close = () => new Promise<void>((resolve) => smtp.close(resolve));
  onTestFinished(close);
  const read = () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
  return { url: `smtp://127.0.0.1:${at}`, port: at, received, read, close };
}
