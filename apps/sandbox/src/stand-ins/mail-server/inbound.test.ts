import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

const received: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
const product = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const body = JSON.parse(Buffer.concat(pieces).toString());
  received.push({ authorization: request.headers.authorization, body });
  response.end('{}');
});
let sandbox: Sandbox;
beforeAll(async () => {
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const { port } = product.address() as AddressInfo;
  const inboundUrl = `http://127.0.0.1:${port}/api/webhooks/postmark`;
  sandbox = await startSandbox({
    environment: {},
    inboundUrl,
    clock: { now: () => new Date('2026-07-14T10:00:00Z') },
  });
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => product.close(resolve));
});
beforeEach(() => {
  sandbox.reset();
  received.length = 0;
});

const address = `reponse+${'0a'.repeat(28)}@reponses.example`;
/** Returns the id of the mail in the mailbox. */
async function send(replyTo?: string): Promise<string> {
  await createTransport(sandbox.settings.mail?.SMTP_URL).sendMail({
    from: 'bonjour@parages.example',
    to: 'lou@example.org',
    subject: 'Bal',
    text: 'Bonjour\nLou',
    ...(replyTo && { replyTo }),
  });
  const answer = await fetch(`${sandbox.url}/mail/messages`);
  return (
    z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await answer.json()).items[0]
      ?.id ?? ''
  );
}
const post = (path: string, body: object, method = 'POST') =>
  fetch(`${sandbox.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('posts the answer to a mail as the inbound webhook of Postmark, with the password of the settings', async () => {
  const id = await send(address);
  const answer = await post(`/_sandbox/mail/${id}/answer`, { text: 'Oui', id: 'a-1' });
  expect(await answer.json()).toMatchObject({ status: 200 });
  const password = sandbox.settings.mail?.MAIL_INBOUND_PASSWORD;
  expect(received).toMatchObject([
    {
      authorization: `Basic ${btoa(`postmark:${password}`)}`,
      body: {
        FromFull: { Email: 'lou@example.org' },
        ToFull: [{ Email: address, MailboxHash: '0a'.repeat(28) }],
        OriginalRecipient: address,
        MessageID: 'a-1',
        Subject: 'Re: Bal',
        TextBody: expect.stringMatching(/^Oui\n\nLe .*\n\n> Bonjour\n> Lou/),
        StrippedTextReply: 'Oui',
        Attachments: [],
      },
    },
  ]);
});

it('answers from the page of a mail that takes answers, and shows no form on another one', async () => {
  const id = await send(address);
  const other = await send();
  const page = async (of: string) => (await fetch(`${sandbox.url}/mail/${of}`)).text();
  expect(await page(id)).toContain(`action="/mail/${id}/answer"`);
  expect(await page(other)).not.toContain('/answer"');
  const body = new URLSearchParams({ text: 'Oui' });
  const answer = await fetch(`${sandbox.url}/mail/${id}/answer`, { method: 'POST', body });
  expect(await answer.text()).toContain('Le produit a pris la réponse.');
  expect(received).toHaveLength(1);
});

it('404: for a mail without an address for answers; 400: for an endpoint on another machine', async () => {
  const id = await send();
  expect((await post(`/_sandbox/mail/${id}/answer`, { text: 'Oui' })).status).toBe(404);
  const url = 'https://example.org/';
  expect((await post('/_sandbox/mail/inbound-endpoint', { url }, 'PUT')).status).toBe(400);
});
