import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailServer, Sending } from './mail-server.ts';

export type SmtpOptions = {
  /** smtp://user:password@host:587, or smtps:// */
  url: string;
  connections: number;
  deadlines?: Deadlines;
};
/**
 * `connectMs` limits DNS, connection, greeting and STARTTLS together, `answerMs` each answer after
 * them, `mailMs` a whole mail.
 */
type Deadlines = { connectMs: number; answerMs: number; mailMs: number };

const usualDeadlines: Deadlines = { connectMs: 10_000, answerMs: 30_000, mailMs: 60_000 };

const failureSchema = z.looseObject({
  message: z.string().default(''),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

// Commands whose refusal concerns the recipient or the content of one mail. A refusal of any other
// command (greeting, sign-in, sender) concerns every mail until the configuration is corrected.
const mailCommands = new Set(['RCPT TO', 'DATA']);
const deadCodes = new Set([550, 551, 553]);
// 5.1.x are address errors and 5.2.1 is a disabled mailbox; 5.7.x are policies, which may change.
const deadStatus = /\b5\.(1\.\d+|2\.1)\b/;
const enhancedStatus = /\b5\.\d+\.\d+\b/;
const longestReason = 300;

export function readFailure(error: unknown): Sending {
  const {
    message,
    command = '',
    responseCode,
    response = '',
  } = failureSchema.catch({ message: String(error) }).parse(error);
  // Reasons are stored and logged, so the address is removed from them.
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

export function smtpMailServer({
  url,
  connections,
  deadlines = usualDeadlines,
}: SmtpOptions): MailServer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The outbox retries; the pool would retry without reporting it.
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
