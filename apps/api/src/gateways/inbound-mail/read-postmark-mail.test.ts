import { expect, it } from 'vitest';
import { readPostmarkMail } from './read-postmark-mail.ts';

const long = 'a'.repeat(300_000);

it('cuts texts to 200,000 characters, and headers, addresses and names of files to 1,000', () => {
  const mail = readPostmarkMail({
    MessageID: 'm1',
    FromFull: { Email: 'camille@example.org' },
    OriginalRecipient: long,
    TextBody: long,
    StrippedTextReply: long,
    Headers: [{ Name: long, Value: long }],
    Attachments: [{ Name: long, ContentType: long, Content: '', ContentID: long }],
  });
  const [header] = mail?.headers ?? [];
  const [file] = mail?.files ?? [];
  expect([mail?.text.length, mail?.strippedText.length]).toEqual([200_000, 200_000]);
  expect([header?.name.length, header?.value.length]).toEqual([1000, 1000]);
  expect([mail?.recipients[0]?.length, file?.name.length, file?.type.length]).toEqual([
    1000, 1000, 1000,
  ]);
});

it.each([
  undefined,
  {},
  { MessageID: 'm1' },
  { MessageID: '', FromFull: { Email: 'camille@example.org' } },
])('is null for %o', (body) => expect(readPostmarkMail(body)).toBeNull());
