/**
 * Simulates the receiver of an OpenTelemetry collector for traces: OTLP over HTTP in JSON
 * (https://opentelemetry.io/docs/specs/otlp/#otlphttp), not in protobuf.
 */
import { gunzipSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { BoundedList } from '../../bounded-list.ts';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import { words } from './traces.fr.ts';

const maxSpans = 2000;
const mostBytes = 4_194_304;

const traceId = z.string().regex(/^[0-9a-f]{32}$/);
const spanId = z.string().regex(/^[0-9a-f]{16}$/);
const nanoseconds = z.union([z.string().regex(/^\d+$/), z.int()]);
const anyValue = z
  .strictObject({
    stringValue: z.string(),
    intValue: z.union([z.string(), z.number()]),
    doubleValue: z.number(),
    boolValue: z.boolean(),
    arrayValue: z.unknown(),
    kvlistValue: z.unknown(),
  })
  .partial();
const attributes = z.array(z.object({ key: z.string(), value: anyValue })).default([]);
const wireSpan = z.object({
  traceId,
  spanId,
  parentSpanId: spanId.optional(),
  name: z.string(),
  kind: z.int().min(0).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  events: z.array(z.object({ name: z.string(), attributes })).default([]),
  status: z.object({ code: z.int().optional(), message: z.string().optional() }).default({}),
});
const exportRequest = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({ scope: z.object({ name: z.string() }), spans: z.array(wireSpan) }),
      ),
    }),
  ),
});

type Values = Record<string, unknown>;

export type ReceivedSpan = {
  service: unknown;
  scope: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  status: number;
  attributes: Values;
  events: { name: string; attributes: Values }[];
};

const valuesOf = (given: z.output<typeof attributes>): Values =>
  Object.fromEntries(given.map(({ key, value }) => [key, Object.values(value)[0]]));

function listSpans(sent: z.output<typeof exportRequest>): ReceivedSpan[] {
  return sent.resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ scope, spans }) =>
      spans.map((span) => ({
        service: valuesOf(resource.attributes)['service.name'],
        scope: scope.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        name: span.name,
        kind: span.kind,
        status: span.status.code ?? 0,
        attributes: valuesOf(span.attributes),
        events: span.events.map((event) => ({
          name: event.name,
          attributes: valuesOf(event.attributes),
        })),
      })),
    ),
  );
}

export function tracesStandIn(): StandIn {
  const spans = new BoundedList<ReceivedSpan>(maxSpans);

  const routes: FastifyPluginAsync = async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      async (request: { headers: Record<string, unknown> }, bytes: Buffer) => {
        const isPacked = request.headers['content-encoding'] === 'gzip';
        const text = isPacked ? gunzipSync(bytes, { maxOutputLength: mostBytes }) : bytes;
        return JSON.parse(text.toString());
      },
    );
    app.post('/otlp/v1/traces', async (request, reply) => {
      const { data, error } = exportRequest.safeParse(request.body);
      if (error) return reply.code(400).send({ code: 3, message: z.prettifyError(error) });
      for (const span of listSpans(data)) spans.add(span);
      return { partialSuccess: {} };
    });
  };

  const pages: FastifyPluginAsync = async (app) => {
    app.get('/traces/spans', async () => ({ items: spans.list() }));
    app.get('/traces', async (_request, reply) => {
      const rows = spans
        .list()
        .map((one) => html`<tr><td>${one.traceId}</td><td>${one.name}</td></tr>`);
      return sendPage(reply, {
        title: words.title,
        body: html`<p>${words.intro}</p><table><tbody>${rows}</tbody></table>`,
      });
    });
  };

  return {
    name: 'traces',
    wire: { prefix: '', routes },
    pages,
    page: { path: '/traces', title: words.title },
    // Trials trace nothing, as an installation without a collector.
    settings: () => ({}),
    reset: () => spans.clear(),
  };
}
