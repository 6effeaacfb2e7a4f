import { z } from 'zod';
import type { InboundMail } from './inbound-mail.ts';

const cut = (most: number) =>
  z
    .string()
    .default('')
    .transform((value) => value.slice(0, most));
const text = cut(200_000);
const line = cut(1000);
const party = z.object({ Email: z.string().max(1000) });
const parties = z.array(party).max(500).default([]);

// The mail as Postmark posts it: https://postmarkapp.com/developer/webhooks/inbound-webhook
const postmarkMail = z.object({
  MessageID: z.string().min(1).max(200),
  FromFull: party,
  OriginalRecipient: line,
  ToFull: parties,
  CcFull: parties,
  BccFull: parties,
  TextBody: text,
  StrippedTextReply: text,
  Headers: z
    .array(z.object({ Name: line, Value: line }))
    .max(2000)
    .default([]),
  Attachments: z
    .array(
      z.object({
        Name: line,
        ContentType: line,
        Content: z.string(),
        ContentID: line.nullable(),
      }),
    )
    .max(200)
    .default([]),
});

/** Reads the body of an inbound webhook of Postmark; null when it is none. */
export function readPostmarkMail(body: unknown): InboundMail | null {
  const { data } = postmarkMail.safeParse(body);
  if (data === undefined) return null;
  const { OriginalRecipient, ToFull, CcFull, BccFull } = data;
  return {
    id: data.MessageID,
    from: data.FromFull.Email.trim(),
    recipients: [
      OriginalRecipient,
      ...[...ToFull, ...CcFull, ...BccFull].map(({ Email }) => Email),
    ].map((address) => address.trim()),
    text: data.TextBody,
    strippedText: data.StrippedTextReply,
    headers: data.Headers.map(({ Name, Value }) => ({ name: Name.toLowerCase(), value: Value })),
    files: data.Attachments.map(({ Name, ContentType, Content, ContentID }) => ({
      name: Name,
      type: ContentType.toLowerCase(),
      bytes: Buffer.from(Content, 'base64'),
      isInline: (ContentID ?? '') !== '',
    })),
  };
}
