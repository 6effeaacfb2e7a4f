import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import { isLoopback } from '../../refusals.ts';
import { type Answer, answerAddressOf, answerBody, postInbound, toPostmark } from './inbound.ts';
import { words } from './mail.fr.ts';
import type { Mail, Mailbox } from './mailbox.ts';

const endpoint = z.strictObject({
  url: z
    .url()
    .refine((url) => isLoopback(new URL(url).hostname), 'this machine only')
    .nullable(),
});
const form = z.object({ text: z.string().max(20_000) });

type Named = FastifyRequest<{ Params: { id: string } }>;
/** `inbound.url` is the webhook that receives the answers. */
type Options = { mailbox: Mailbox; clock: Clock; inbound: { url: string | undefined } };

/** Answers to mails of the mailbox: a form for people, and calls for tests. */
export const inboundRoutes =
  ({ mailbox, clock, inbound }: Options): FastifyPluginAsync =>
  async (app) => {
    const answerable = ({ params }: Named): Mail | undefined => {
      const mail = mailbox.find(params.id);
      return mail === undefined || answerAddressOf(mail) === '' ? undefined : mail;
    };
    const send = async (mail: Mail, answer: Answer) => {
      const body = toPostmark(mail, answer, clock.now());
      const status = inbound.url === undefined ? null : await postInbound(inbound.url, body);
      return { status, body };
    };

    app.put('/_sandbox/mail/inbound-endpoint', async (request, reply) => {
      const parsed = endpoint.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ errors: parsed.error.issues });
      inbound.url = parsed.data.url ?? undefined;
      return { url: inbound.url ?? null };
    });

    app.post('/_sandbox/mail/:id/answer', async (request: Named, reply) => {
      const mail = answerable(request);
      if (mail === undefined) return reply.code(404).send({ error: words.unanswerable });
      const parsed = answerBody.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ errors: parsed.error.issues });
      return send(mail, parsed.data);
    });

    app.post('/mail/:id/answer', async (request: Named, reply) => {
      const mail = answerable(request);
      const parsed = form.safeParse(request.body);
      const sent = mail && parsed.success && (await send(mail, answerBody.parse(parsed.data)));
      const isTaken = sent ? sent.status === 200 : false;
      return sendPage(reply, {
        title: words.title,
        body: html`<p>${isTaken ? words.answered : words.unanswered}</p><p><a href="/mail">${words.back}</a></p>`,
      });
    });
  };
