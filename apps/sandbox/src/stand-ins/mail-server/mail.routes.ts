import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import { drawInbox, drawMail } from './inbox-pages.ts';
import { words } from './mail.fr.ts';
import type { Mail, Mailbox } from './mailbox.ts';

const toQuery = z.object({ to: z.string().min(1).optional() });
const messagesQuery = toQuery.extend({
  count: z.coerce.number().int().min(1).max(500).default(1),
  waitMs: z.coerce.number().int().min(0).max(60_000).default(0),
});
const idParams = z.object({ id: z.string() });

// Allows a mail inline styles, and pictures from data URLs and this machine. Repeats the frame's
// `sandbox` attribute, because a mail can also be opened without the frame.
const framed = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: http://localhost:* http://*.localhost:* http://127.0.0.1:*',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const sendGone = (reply: FastifyReply): FastifyReply =>
  sendPage(reply.code(404), { title: words.title, body: html`<p>${words.gone}</p>` });

export const mailRoutes =
  (mailbox: Mailbox): FastifyPluginAsync =>
  async (app) => {
    const found = (params: unknown): Mail | undefined => mailbox.find(idParams.parse(params).id);

    app.get('/mail', async (request, reply) => {
      const { to } = toQuery.parse(request.query);
      return sendPage(reply, {
        title: words.title,
        body: drawInbox(mailbox.list(to), mailbox.listRecipients(), to),
      });
    });

    app.get('/mail/messages', async (request, reply) => {
      const query = messagesQuery.safeParse(request.query);
      if (!query.success) return reply.code(400).send({ errors: query.error.issues });
      const { to, count, waitMs } = query.data;
      return { items: await mailbox.listWhenArrived(to, count, waitMs) };
    });

    app.delete('/mail/messages', async (_request, reply) => {
      mailbox.clear();
      return reply.code(204).send();
    });

    app.get('/mail/:id', async (request, reply) => {
      const mail = found(request.params);
      if (!mail) return sendGone(reply);
      return sendPage(reply, { title: mail.subject || words.noSubject, body: drawMail(mail) });
    });

    app.get('/mail/:id/html', async (request, reply) => {
      const mail = found(request.params);
      if (!mail?.html) return sendGone(reply);
      reply
        .header('content-security-policy', framed)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store');
      return reply.type('text/html; charset=utf-8').send(`<base target="_blank">${mail.html}`);
    });

    app.get('/mail/:id/raw', async (request, reply) => {
      const mail = found(request.params);
      if (!mail) return sendGone(reply);
      return reply
        .header('x-content-type-options', 'nosniff')
        .type('text/plain; charset=utf-8')
        .send(mail.raw);
    });
  };
