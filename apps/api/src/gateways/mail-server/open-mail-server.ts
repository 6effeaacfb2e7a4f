import type { MailServer } from './mail-server.ts';
import { smtpMailServer } from './smtp-mail-server.ts';

const connections = 4;

export const openMailServer = ({
  SMTP_URL: url,
}: {
  SMTP_URL?: string | undefined;
}): MailServer | undefined =>
  url === undefined ? undefined : smtpMailServer({ url, connections });
