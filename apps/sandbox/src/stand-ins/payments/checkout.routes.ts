import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { Html, html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import { type CardFaults, type CardFields, cardFields, cardForm, findFaults } from './card-form.ts';
import type { Ledger } from './ledger.ts';
import { words } from './payments.fr.ts';
import { payByCard, readSession } from './sessions.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const script = readFileSync(new URL('./stripe.js', import.meta.url), 'utf8');
const pageQuery = z.object({ client_secret: z.string().default('') });

/** The script that the browser loads instead of js.stripe.com. */
export const scriptRoutes =
  (origin: () => string): FastifyPluginAsync =>
  async (app) => {
    app.get('/endive/stripe.js', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/javascript; charset=utf-8')
        .send(
          `{const settings=${JSON.stringify({ origin: origin(), frameTitle: words.frameTitle })};\n${script}}`,
        ),
    );
  };

function findSession(ledger: Ledger, secret: string): Stripe.Checkout.Session | undefined {
  try {
    const session = readSession(ledger, secret.split('_secret_')[0] ?? '');
    return session.client_secret === secret ? session : undefined;
  } catch (error) {
    if (error instanceof StripeRefusal) return undefined;
    throw error;
  }
}

/** The messages go to any origin, so they must not contain the client secret. */
function frameMessages(message: object | undefined, nonce: string): Html {
  const sendDone =
    message === undefined
      ? ''
      : `parent.postMessage(${JSON.stringify(message).replaceAll('<', '\\u003c')},'*');`;
  const code = `const sendHeight=()=>parent.postMessage({type:'size',height:document.documentElement.scrollHeight},'*');
new ResizeObserver(sendHeight).observe(document.body);sendHeight();${sendDone}`;
  return new Html(`<script nonce="${nonce}">${code}</script>`);
}

type Shown = { code?: number; body: Html; done?: object };

function show(reply: FastifyReply, { code = 200, body, done }: Shown): FastifyReply {
  const scriptNonce = randomBytes(16).toString('base64');
  const page = {
    title: words.title,
    body: html`${body}${frameMessages(done, scriptNonce)}`,
    scriptNonce,
    isFramed: true,
  };
  return sendPage(reply.code(code), page);
}

const redirectOf = ({
  redirect_on_completion: redirect,
  return_url: url,
  id,
}: Stripe.Checkout.Session): string | null =>
  redirect === 'always' && url !== undefined ? url.replace('{CHECKOUT_SESSION_ID}', id) : null;

function describeEnd(session: Stripe.Checkout.Session | undefined): Shown {
  if (!session) return { code: 404, body: html`<p role="alert">${words.unknown}</p>` };
  if (session.status === 'expired')
    return { code: 410, body: html`<p role="alert">${words.expired}</p>` };
  const sentence = session.payment_status === 'paid' ? words.paid : words.delayed;
  return {
    body: html`<p role="status">${sentence}</p>`,
    done: { type: 'complete', redirect: redirectOf(session) },
  };
}

function showForm(
  reply: FastifyReply,
  session: Stripe.Checkout.Session,
  typed: Partial<CardFields>,
  faults: CardFaults,
  refusal?: string,
) {
  const isRefused = refusal !== undefined || Object.keys(faults).length > 0;
  return show(reply, {
    code: isRefused ? 402 : 200,
    body: cardForm(session, typed, faults, refusal),
  });
}

export const checkoutRoutes =
  (ledger: Ledger): FastifyPluginAsync =>
  async (app) => {
    app.get('/endive/checkout', async (request, reply) => {
      const session = findSession(ledger, pageQuery.parse(request.query).client_secret);
      if (session?.status !== 'open') return show(reply, describeEnd(session));
      return showForm(reply, session, { email: session.customer_email ?? '' }, {});
    });

    app.post('/endive/checkout', async (request, reply) => {
      const fields = cardFields.parse(request.body);
      const session = findSession(ledger, fields.client_secret);
      if (session?.status !== 'open') return show(reply, describeEnd(session));
      const { number, expiry: _expiry, cvc: _cvc, ...kept } = fields;
      const faults = findFaults(fields, ledger.now());
      if (Object.keys(faults).length > 0)
        return showForm(reply, session, { ...kept, number, expiry: fields.expiry }, faults);
      const outcome = payByCard(ledger, session.id, number, {
        email: fields.email,
        name: fields.name || null,
      });
      if (outcome === 'unknown')
        return showForm(reply, session, kept, { number: words.faults.number });
      if (typeof outcome === 'object') return showForm(reply, session, kept, {}, outcome.message);
      return show(reply, describeEnd(session));
    });
  };
