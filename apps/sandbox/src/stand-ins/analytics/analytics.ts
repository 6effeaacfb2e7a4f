/**
 * Simulates PostHog's capture (https://posthog.com/docs/api/capture) as posthog-js uses it, without
 * feature flags, recordings and surveys.
 */
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { BoundedList } from '../../bounded-list.ts';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { words } from './analytics.fr.ts';
import { decodeEvents, type SentEvent } from './decode-events.ts';

type Received = SentEvent & { receivedAt: string };

const maxEvents = 1000;
const eventsQuery = z.object({ event: z.string().optional() });
const personOf = ({ distinct_id: id, properties }: SentEvent): string =>
  String(id ?? properties.distinct_id ?? '–');
const nothing = {
  flags: {},
  featureFlags: {},
  featureFlagPayloads: {},
  errorsWhileComputingFlags: false,
  sessionRecording: false,
  surveys: false,
};
const config = {
  ...nothing,
  supportedCompression: ['gzip', 'gzip-js', 'base64'],
  hasFeatureFlags: false,
  autocapture_opt_out: true,
};

const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });

function pagesOf(events: BoundedList<Received>): FastifyPluginAsync {
  return async (app) => {
    app.get('/analytics', async (_request, reply) => {
      const rows = events.list().map(
        (
          one,
        ) => html`<tr><td>${time.format(new Date(one.receivedAt))}</td><td>${one.event}</td><td>${personOf(one)}</td>
<td><pre>${JSON.stringify({ ...one.properties, ...(one.$set === undefined ? {} : { $set: one.$set }) }, null, 1)}</pre></td></tr>`,
      );
      const head = [words.time, words.event, words.person, words.properties].map(
        (name) => html`<th scope="col">${name}</th>`,
      );
      const table = html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
      return sendPage(reply, {
        title: words.title,
        body: html`<p>${words.intro}</p>${rows.length === 0 ? html`<p>${words.empty}</p>` : table}`,
      });
    });

    app.get('/analytics/events', async (request) => {
      const { event } = eventsQuery.parse(request.query);
      return { items: events.list().filter((one) => event === undefined || one.event === event) };
    });
  };
}

export function analyticsStandIn({ clock, origin }: Surroundings): StandIn {
  const events = new BoundedList<Received>(maxEvents);

  const routes: FastifyPluginAsync = async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    app.addHook('onRequest', async (request, reply) => {
      reply
        .header('access-control-allow-origin', request.headers.origin ?? '*')
        .header('vary', 'origin');
      if (request.method !== 'OPTIONS') return;
      const asked = request.headers['access-control-request-headers'] ?? 'content-type';
      return reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', asked)
        .send();
    });
    for (const path of ['/e/', '/i/v0/e/', '/batch/', '/flags/'])
      app.options(path, async () => undefined);

    for (const path of ['/e/', '/i/v0/e/', '/batch/'])
      app.post(path, async (request, reply) => {
        try {
          const receivedAt = clock.now().toISOString();
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          for (const event of decodeEvents(bytes)) events.add({ ...event, receivedAt });
          return { status: 'Ok' };
        } catch {
          return reply.code(400).send({
            type: 'validation_error',
            code: 'invalid_payload',
            detail: 'Malformed request data',
            attr: null,
          });
        }
      });
    app.post('/flags/', async () => nothing);
    app.get('/array/:key/config', async () => config);
  };

  return {
    name: 'analytics',
    wire: { prefix: '', routes },
    pages: pagesOf(events),
    page: { path: '/analytics', title: words.title },
    settings: () => ({ ANALYTICS_KEY: 'phc_bac_a_sable', ANALYTICS_HOST: origin() }),
    reset: () => events.clear(),
  };
}
