import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailServer, Sending } from './mail-server.ts';

export type SmtpOptions = {
  /** smtp://user:password@host:587, or smtps:// */
  url: string;
  /** Mails at once at most. */
  connections: number;
  deadlines?: Deadlines;
};
/** In milliseconds: to connect and be greeted, for one answer, for a whole mail. */
type Deadlines = { connectMs: number; answerMs: number; mailMs: number };

const usualDeadlines: Deadlines = { connectMs: 10_000, answerMs: 30_000, mailMs: 60_000 };

const failureSchema = z.looseObject({
  message: z.string().default(''),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

// What is said of one recipient or of one content. A refusal of ourselves (greeting, sign-in, sender) is a fault of settings: it may be mended.
const mailCommands = new Set(['RCPT TO', 'DATA']);
const deadCodes = new Set([550, 551, 553]);
// 5.1.x speaks of addresses and 5.2.1 of a closed mailbox; 5.7.x of policies, which may change.
const deadStatus = /\b5\.(1\.\d+|2\.1)\b/;
const enhancedStatus = /\b5\.\d+\.\d+\b/;
const longestReason = 300;

/** What a failure of the client means for the mail. */
export function readFailure(error: unknown): Sending {
  const {
    message,
    command = '',
    responseCode,
    response = '',
  } = failureSchema.catch({ message: String(error) }).parse(error);
  // Without the address: reasons are kept and logged.
  const reason = message
    .replace(/\S+/g, (word) => (word.includes('@') ? '…' : word))
    .slice(0, longestReason);
  const isOfMail = mailCommands.has(command) && responseCode !== undefined;
  if (!isOfMail || responseCode === 421) return { outcome: 'delayed', reason, isServerDown: true };
  if (responseCode < 500) return { outcome: 'delayed', reason, isServerDown: false };
  const isDead =
    command === 'RCPT TO' &&
    deadCodes.has(responseCode) &&
    (deadStatus.test(response) || !enhancedStatus.test(response));
  return { outcome: 'refused', reason, isAddressDead: isDead };
}

/** A mail server spoken to by SMTP, over a few connections that are kept open. */
export function smtpMailServer({
  url,
  connections,
  deadlines = usualDeadlines,
}: SmtpOptions): MailServer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // Our outbox tries again; the pool would do so without telling.
    maxRequeues: 0,
    connectionTimeout: deadlines.connectMs,
    greetingTimeout: deadlines.connectMs,
    dnsTimeout: deadlines.connectMs,
    socketTimeout: deadlines.answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          messageId: `<${messageId}>`,
          signal: AbortSignal.timeout(deadlines.mailMs),
        });
        return { outcome: 'sent' };
      } catch (error) {
        return readFailure(error);
      }
    },
    close: () => transport.close(),
  };
}
