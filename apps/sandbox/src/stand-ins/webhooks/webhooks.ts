/** Simulates the receiver of an organisation's webhook, by the library of Standard Webhooks. */
import type { FastifyPluginAsync } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { BoundedList } from '../../bounded-list.ts';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { words } from './webhooks.fr.ts';

type Received = {
  id: string;
  receivedAt: string;
  /** Whether a known secret signed it. */
  isGenuine: boolean;
  body: { type: string };
};

const maxMessages = 200;
const maxSecrets = 20;
const inbox = '/webhooks/in';
const bodySchema = z.looseObject({ type: z.string() });
const secretBody = z.object({ secret: z.string().regex(/^whsec_[\w+/]{20,100}={0,2}$/) });
const headersSchema = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
});
const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });

function isSignedBy(secret: string, text: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    return false;
  }
}

type Box = { messages: BoundedList<Received>; secrets: BoundedList<string> };

const wireOf =
  ({ messages, secrets }: Box, { clock }: Surroundings): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );
    app.post(inbox, async (request, reply) => {
      const headers = headersSchema.parse(request.headers);
      const text = String(request.body);
      messages.add({
        id: headers['webhook-id'],
        receivedAt: clock.now().toISOString(),
        isGenuine: secrets.list().some((secret) => isSignedBy(secret, text, headers)),
        body: bodySchema.parse(JSON.parse(text)),
      });
      return reply.code(204).send();
    });
  };

const pagesOf =
  ({ messages, secrets }: Box, { origin }: Surroundings): FastifyPluginAsync =>
  async (app) => {
    app.get('/webhooks', async (_request, reply) => {
      const rows = messages.list().map(
        ({ receivedAt, body, isGenuine }) =>
          html`<tr><td>${time.format(new Date(receivedAt))}</td><td>${body.type}</td><td>${isGenuine ? words.genuine : words.forged}</td>
<td><pre>${JSON.stringify(body, null, 1)}</pre></td></tr>`,
      );
      const head = [words.time, words.type, words.signature, words.body].map(
        (name) => html`<th scope="col">${name}</th>`,
      );
      const table = html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
      return sendPage(reply, {
        title: words.title,
        body: html`<p>${words.intro(origin() + inbox)}</p>
<form method="post" action="/webhooks/secret"><label>${words.secret} <input name="secret" required></label> <button>${words.keep}</button></form>
${rows.length === 0 ? html`<p>${words.empty}</p>` : table}`,
      });
    });
    app.post('/webhooks/secret', async (request, reply) => {
      secrets.add(secretBody.parse(request.body).secret);
      return reply.redirect('/webhooks', 303);
    });
    app.get('/webhooks/messages', async () => ({ items: messages.list() }));
  };

export function webhooksStandIn(surroundings: Surroundings): StandIn {
  const box: Box = { messages: new BoundedList(maxMessages), secrets: new BoundedList(maxSecrets) };
  return {
    name: 'webhooks',
    wire: { prefix: '', routes: wireOf(box, surroundings) },
    pages: pagesOf(box, surroundings),
    page: { path: '/webhooks', title: words.title },
    // For this machine only, as the other secrets of the sandbox.
    settings: () => ({ WEBHOOK_KEY: '5a'.repeat(32) }),
    reset: () => {
      box.messages.clear();
      box.secrets.clear();
    },
  };
}
