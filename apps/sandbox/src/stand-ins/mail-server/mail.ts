/**
 * Simulates a mail provider: SMTP submission (RFC 5321 and 6409) with an inbox in place of
 * delivery, without STARTTLS, DKIM and bounce mails.
 */
import type { StandIn, Surroundings } from '../stand-in.ts';
import { words } from './mail.fr.ts';
import { mailRoutes } from './mail.routes.ts';
import { Mailbox } from './mailbox.ts';
import { createSmtpListener } from './smtp-listener.ts';

type Where = { host: string; port: number };

export function mailStandIn(
  { clock, faults, origin }: Surroundings,
  { host, port }: Where,
): StandIn {
  const mailbox = new Mailbox();
  const smtp = createSmtpListener({ mailbox, faults, clock });
  return {
    name: 'mail',
    pages: mailRoutes(mailbox),
    page: { path: '/mail', title: words.title },
    settings: () => ({
      SMTP_URL: `smtp://${host}:${smtp.port()}`,
      MAIL_INBOX_URL: `${origin()}/mail`,
    }),
    reset: () => {
      mailbox.clear();
      smtp.forget();
    },
    start: () => smtp.listen(port, host),
    stop: () => smtp.close(),
  };
}
