/**
 * Simulates the ingestion of Sentry (https://develop.sentry.dev/sdk/data-model/envelopes/), which
 * GlitchTip shares: error events in envelopes, for one project and one key.
 */
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { BoundedList } from '../../bounded-list.ts';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import { words } from './errors.fr.ts';

const maxEvents = 500;
const mostBytes = 1_048_576;
const project = '1';
const publicKey = 'bacasable';

const envelopeHeader = z.looseObject({ event_id: z.string().regex(/^[0-9a-f]{32}$/) });
const itemHeader = z.looseObject({ type: z.string(), length: z.int().optional() });
const event = z.looseObject({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: z.number(),
  platform: z.string(),
  tags: z.record(z.string(), z.unknown()).optional(),
  exception: z.object({
    values: z.array(z.looseObject({ type: z.string(), value: z.string().optional() })),
  }),
});
export type ReceivedEvent = z.output<typeof event>;

/** The events of an envelope; items follow each other as a line of header and a line of payload. */
function readEnvelope(text: string): ReceivedEvent[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  envelopeHeader.parse(JSON.parse(header));
  const events: ReceivedEvent[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const { type } = itemHeader.parse(JSON.parse(lines[index] ?? ''));
    if (type === 'event') events.push(event.parse(JSON.parse(lines[index + 1] ?? '')));
  }
  return events;
}

export function errorsStandIn(): StandIn {
  const events = new BoundedList<ReceivedEvent>(maxEvents);

  const routes: FastifyPluginAsync = async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, text, done) => done(null, text),
    );
    app.post<{ Params: { project: string }; Querystring: { sentry_key?: string } }>(
      '/errors-in/api/:project/envelope/',
      async ({ params, query, headers, body }, reply) => {
        const sentKey = query.sentry_key ?? String(headers['x-sentry-auth'] ?? '');
        if (params.project !== project || !sentKey.includes(publicKey))
          return reply.code(403).send({ detail: 'bad sentry DSN public key' });
        try {
          const received = readEnvelope(String(body));
          for (const one of received) events.add(one);
          return { id: received[0]?.event_id };
        } catch {
          return reply.code(400).send({ detail: 'invalid event envelope' });
        }
      },
    );
  };

  const pages: FastifyPluginAsync = async (app) => {
    app.get('/errors/events', async () => ({ items: events.list() }));
    app.get('/errors', async (_request, reply) => {
      const rows = events
        .list()
        .map(({ exception }) => exception.values[0])
        .map((one) => html`<tr><td>${one?.type ?? ''}</td><td>${one?.value ?? ''}</td></tr>`);
      return sendPage(reply, {
        title: words.title,
        body: html`<p>${words.intro}</p><table><tbody>${rows}</tbody></table>`,
      });
    });
  };

  return {
    name: 'errors',
    wire: { prefix: '', routes },
    pages,
    page: { path: '/errors', title: words.title },
    // Trials report nothing, as an installation without a tracker.
    settings: () => ({}),
    reset: () => events.clear(),
  };
}
