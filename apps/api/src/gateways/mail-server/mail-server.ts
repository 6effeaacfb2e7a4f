/** One person of a mail; the name may be empty. */
export type MailParty = { name: string; address: string };

/** A mail ready to leave. `messageId` is written without angle brackets; `headers` come on top of the usual ones. */
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
 * What came of it. `delayed`: try again later, with `isServerDown` when other mails would fare no better. `refused`: never again, with
 * `isAddressDead` when the server said that nobody is there.
 */
export type Sending =
  | { outcome: 'sent' }
  | { outcome: 'delayed'; reason: string; isServerDown: boolean }
  | { outcome: 'refused'; reason: string; isAddressDead: boolean };

/** Whoever takes our mails. Sending never throws and always ends. */
export type MailServer = { send: (mail: OutgoingMail) => Promise<Sending>; close: () => void };
