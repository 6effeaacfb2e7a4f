/** `name` may be empty. */
export type MailParty = { name: string; address: string };

/** `messageId` has no angle brackets. */
export type OutgoingMail = {
  messageId: string;
  from: MailParty;
  to: MailParty;
  replyTo?: MailParty;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
};

/**
 * `delayed`: the caller may retry later; `isServerDown` says that other mails would fail too.
 * `refused`: the caller must not retry; `isAddressDead` says that the server knows no such mailbox
 * or has disabled it.
 */
export type Sending =
  | { outcome: 'sent' }
  | { outcome: 'delayed'; reason: string; isServerDown: boolean }
  | { outcome: 'refused'; reason: string; isAddressDead: boolean };

/** `send` never throws, and it has a timeout. */
export type MailServer = { send: (mail: OutgoingMail) => Promise<Sending>; close: () => void };
