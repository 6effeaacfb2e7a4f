import type { FastifyPluginAsync } from 'fastify';
import type { Stripe } from 'stripe';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { Ledger } from './ledger.ts';
import { listWords as words } from './payments.fr.ts';
import type { Webhooks } from './webhooks.ts';

const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });
const at = (seconds: number): string => time.format(new Date(seconds * 1000));
const head = (names: string[]) => names.map((name) => html`<th scope="col">${name}</th>`);

function stateOf(
  status: Stripe.Checkout.Session.Status | null,
  paid: Stripe.Checkout.Session.PaymentStatus,
): keyof typeof words.states {
  if (status === 'open') return 'open';
  if (status === 'expired') return 'expired';
  return paid === 'paid' ? 'paid' : 'unpaid';
}

export const paymentsPage =
  (ledger: Ledger, webhooks: Webhooks): FastifyPluginAsync =>
  async (app) => {
    app.get('/payments', async (_request, reply) => {
      const sessions = ledger.sessions
        .list()
        .map(({ id, created, amount_total: amount, status, payment_status: paid }) => {
          const state = words.states[stateOf(status, paid)];
          return html`<tr><td>${at(created)}</td><td><code>${id}</code></td><td>${words.amounts(amount ?? 0)}</td><td>${state}</td></tr>`;
        });
      const created = new Map(ledger.listEvents().map((event) => [event.id, event.created]));
      const deliveries = webhooks.list().map(
        ({ eventId, type, outcome, attempts, status }) =>
          html`<tr><td>${at(created.get(eventId) ?? 0)}</td><td><code>${type}</code></td>
<td>${words.deliveries[outcome]}${attempts > 0 ? ` (${attempts}${status === null ? '' : `, ${status}`})` : ''}</td></tr>`,
      );
      const table = html`<table><thead><tr>${head([words.time, words.session, words.amount, words.state])}</tr></thead><tbody>${sessions}</tbody></table>
<h2>${words.events}</h2><table><thead><tr>${head([words.time, words.event, words.delivery])}</tr></thead><tbody>${deliveries}</tbody></table>`;
      const body = html`<p>${words.intro}</p>${sessions.length === 0 ? html`<p>${words.empty}</p>` : table}`;
      return sendPage(reply, { title: words.title, body });
    });
  };
