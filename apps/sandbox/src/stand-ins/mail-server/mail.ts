/**
 * Simulates a mail provider: SMTP submission (RFC 5321 and 6409) with an inbox in place of
 * delivery, without STARTTLS, DKIM and bounce mails. Answers to its mails are posted to the product as
 * by Postmark's inbound webhook.
 */
import type { StandIn, Surroundings } from '../stand-in.ts';
import { inboundRoutes } from './inbound.routes.ts';
import { replySettings } from './inbound.ts';
import { words } from './mail.fr.ts';
import { mailRoutes } from './mail.routes.ts';
import { Mailbox } from './mailbox.ts';
import { createSmtpListener } from './smtp-listener.ts';

/** `inboundUrl` receives the answers to mails until a test sets another URL. */
type Where = { host: string; port: number; inboundUrl?: string | undefined };

export function mailStandIn(
  { clock, faults, origin }: Surroundings,
  { host, port, inboundUrl }: Where,
): StandIn {
  const mailbox = new Mailbox();
  const inbound = { url: inboundUrl };
  const smtp = createSmtpListener({ mailbox, faults, clock });
  return {
    name: 'mail',
    pages: async (app) => {
      await app.register(mailRoutes(mailbox));
      await app.register(inboundRoutes({ mailbox, clock, inbound }));
    },
    page: { path: '/mail', title: words.title },
    settings: () => ({
      SMTP_URL: `smtp://${host}:${smtp.port()}`,
      MAIL_INBOX_URL: `${origin()}/mail`,
      ...replySettings,
    }),
    reset: () => {
      mailbox.clear();
      inbound.url = inboundUrl;
      smtp.forget();
    },
    start: () => smtp.listen(port, host),
    stop: () => smtp.close(),
  };
}
