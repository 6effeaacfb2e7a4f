import PostalMime, { type Address } from 'postal-mime';
import { BoundedList } from '../../bounded-list.ts';

/** `recipients` are those of the envelope, including Bcc; `to` are those of the header. */
export type Mail = {
  id: string;
  receivedAt: string;
  from: string;
  recipients: string[];
  to: string[];
  subject: string;
  messageId: string | null;
  /** Names are in lower case. */
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  links: string[];
  attachments: { filename: string | null; mimeType: string }[];
  raw: string;
};

const maxMails = 500;
const addressOf = (address: Address): string[] =>
  address.group ? address.group.map((one) => one.address) : [address.address];
const web = /https?:\/\/[^\s"'<>()]+/g;

function findLinks(...contents: (string | undefined)[]): string[] {
  const found = contents
    .flatMap((content) => content?.match(web) ?? [])
    // pattern-ignore: slow for many punctuation marks, but reads only mails of our API
    .map((link) => link.replaceAll('&amp;', '&').replace(/[.,;:!?]+$/, ''));
  return [...new Set(found)];
}

export class Mailbox {
  readonly #mails = new BoundedList<Mail>(maxMails);
  readonly #waiting = new Set<() => void>();
  #count = 0;

  async receive(
    raw: Buffer,
    envelope: { from: string; recipients: string[] },
    receivedAt: Date,
  ): Promise<Mail> {
    const email = await PostalMime.parse(raw);
    this.#count += 1;
    const mail: Mail = {
      id: String(this.#count),
      receivedAt: receivedAt.toISOString(),
      from: envelope.from,
      recipients: envelope.recipients,
      to: (email.to ?? []).flatMap(addressOf),
      subject: email.subject ?? '',
      messageId: email.messageId ?? null,
      headers: email.headers.map(({ key, value }) => ({ name: key, value })),
      text: email.text ?? null,
      html: email.html ?? null,
      links: findLinks(email.text, email.html),
      attachments: email.attachments.map(({ filename, mimeType }) => ({ filename, mimeType })),
      raw: raw.toString('utf8'),
    };
    this.#mails.add(mail);
    for (const wake of this.#waiting) wake();
    return mail;
  }

  /** Newest first; `to` filters by recipient, case-insensitively. */
  list(to?: string): Mail[] {
    const mails = this.#mails.list();
    const wanted = to?.toLowerCase();
    return wanted === undefined
      ? mails
      : mails.filter(({ recipients }) => recipients.some((one) => one.toLowerCase() === wanted));
  }

  find(id: string): Mail | undefined {
    return this.list().find((mail) => mail.id === id);
  }

  /** Resolves once `count` mails for `to` have arrived, or after `waitMs` with fewer. */
  async listWhenArrived(to: string | undefined, count: number, waitMs: number): Promise<Mail[]> {
    const deadline = AbortSignal.timeout(waitMs);
    while (this.list(to).length < count && !deadline.aborted) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          deadline.removeEventListener('abort', wake);
          resolve();
        };
        this.#waiting.add(wake);
        deadline.addEventListener('abort', wake);
      });
    }
    return this.list(to);
  }

  /** The recipients of the latest mail come first. */
  listRecipients(): { address: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const { recipients } of this.list())
      for (const one of recipients) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].map(([address, count]) => ({ address, count }));
  }

  clear(): void {
    this.#mails.clear();
  }
}
