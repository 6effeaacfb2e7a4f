/** The sender or recipient of a mail; the name may be empty. */
export type MailParty = { name: string; address: string };

/**
 * A mail to send. `messageId` is written without angle brackets; `headers` are added to the usual
 * ones.
 */
export type OutgoingMail = {
  messageId: string;
  from: MailParty;
  to: MailParty;
  replyTo?: MailParty;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/**
 * The result of sending. `delayed`: retry later; `isServerDown` when other mails would fail too.
 * `refused`: never retry; `isAddressDead` when the server says that the mailbox does not exist or
 * is disabled.
 */
export type Sending =
  | { outcome: 'sent' }
  | { outcome: 'delayed'; reason: string; isServerDown: boolean }
  | { outcome: 'refused'; reason: string; isAddressDead: boolean };

/** Sends mails. Never throws, and every call has a timeout. */
export type MailServer = { send: (mail: OutgoingMail) => Promise<Sending>; close: () => void };
