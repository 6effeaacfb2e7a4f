export type ReplyTexts = { text: string; strippedText: string };
/** `marker` begins the quoted mail; `sender` is the address that sent it. */
export type QuotedMail = { marker: string; sender: string };
type Header = { name: string; value: string };

// « De : Parages <…> » of Outlook, « Le 3 juin 2026 à 10:00, Parages <…> a écrit : » of others: both
// name our address. A mail program may wrap the second one before the address.
const introductions = /^\s*(?:le|on|de|from)\b/i;
const headings = /^\s*(?:de|from)\s*:/i;
const originals = /^[\s>]*-+\s*(?:message d['’]origine|original message)/i;
const signatureTypes = /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/;

/** What the sender has written above the quoted mail; empty when it is all quoted. */
export function readReply(
  { text, strippedText }: ReplyTexts,
  { marker, sender }: QuotedMail,
): string {
  const whole = strippedText.trim() === '' ? text : strippedText;
  const lines = whole.replace(/\r\n?/g, '\n').split('\n');
  const address = sender.toLowerCase();
  // A sender may name our address in a sentence; a mail program writes it in brackets.
  const namesSender = (line: string): boolean =>
    line.includes(`<${address}`) ||
    line.startsWith(`${address}>`) ||
    (headings.test(line) && line.includes(address));
  const isQuoted = (line: string): boolean =>
    line.includes(marker) || namesSender(line.toLowerCase()) || originals.test(line);
  const cut = lines.findIndex(isQuoted);
  const kept = cut < 0 ? lines : lines.slice(0, cut);
  let last = kept.length;
  while (last > 0 && /^\s*(?:>|$)/.test(kept[last - 1] ?? '')) last -= 1;
  if (
    cut >= 0 &&
    introductions.test(kept[last - 1] ?? '') &&
    /[<,:]\s*$/.test(kept[last - 1] ?? '')
  )
    last -= 1;
  return kept.slice(0, last).join('\n').trim();
}

/** Whether a program has sent the mail: an out-of-office note, a bounce, a list (RFC 3834). */
export const isAutomatic = (headers: readonly Header[]): boolean =>
  headers.some(({ name, value }) => {
    const word = value.trim().toLowerCase();
    if (name === 'auto-submitted') return word !== 'no';
    if (name === 'precedence') return /^(?:bulk|junk|list|auto_reply)$/.test(word);
    if (name === 'return-path') return word === '<>';
    return /^(?:x-autoreply|x-autorespond|x-auto-reply|list-id|x-failed-recipients)$/.test(name);
  });

/**
 * Whether the domain of the sender says that the mail came from a machine that may not send for it
 * (`fail` of RFC 7208, section 9.1). The first header is the one of the provider: the sender may have
 * written others.
 */
export const isForged = (headers: readonly Header[]): boolean =>
  /^\s*fail\b/i.test(headers.find(({ name }) => name === 'received-spf')?.value ?? '');

/** Whether a file is part of the mail itself, such as its signature, and not sent as a document. */
export const isOfMail = ({ type }: { type: string }): boolean => signatureTypes.test(type);
