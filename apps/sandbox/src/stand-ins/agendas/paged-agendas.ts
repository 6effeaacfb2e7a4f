/** Simulates agendas that answer in pages: OpenAgenda (page, export and API v2), and a portal with Explore v2.1. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html } from '../../pages/html.ts';
import type { Surroundings } from '../stand-in.ts';
import { agendaNames, words } from './agendas.fr.ts';
import { writeRecord } from './write-agenda.ts';

/** What the second page of an agenda does, by its number; the others answer as they should. */
const faults = {
  1001: 'none',
  1002: 'limited',
  1003: 'cut',
  1004: 'changed',
  1005: 'endless',
  1006: 'shifted',
  1007: 'slow',
} as const;
type Fault = (typeof faults)[keyof typeof faults];

const total = 250;
/** So that an agenda has three pages. */
const pageSize = 100;
const slowMs = 60_000;
const jsonType = 'application/json; charset=utf-8';
const listQuery = z.object({
  key: z.string().optional(),
  size: z.coerce.number().int().min(1).max(300).default(20),
  'after[]': z.coerce.number().int().min(0).default(0),
});
const exploreQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  offset: z.coerce.number().int().min(0).default(0),
});

const uidOf = (slug: string): string | undefined =>
  Object.keys(faults).find((uid) => agendaNames[Number(uid)] === slug || uid === slug);

async function sendFaulty(reply: FastifyReply, fault: Fault, text: string): Promise<void> {
  if (fault === 'limited') return void reply.code(429).header('retry-after', 7200).send();
  if (fault === 'changed')
    return reply.type('text/html').send(`<!doctype html><title>${words.changed}</title>`);
  if (fault === 'slow') await wait(slowMs, undefined, { ref: false });
  if (fault !== 'cut') return reply.type(jsonType).send(text);
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': jsonType, 'content-length': text.length });
  reply.raw.write(text.slice(0, text.length / 2), () => reply.raw.destroy());
}

const eventRoutes =
  ({ clock }: Surroundings, isApi: boolean): FastifyPluginAsync =>
  async (app) => {
    const path = isApi ? '/v2/agendas/:uid/events' : '/agendas/:uid/events.v2.json';
    app.get(path, async (request, reply) => {
      const { uid } = z.object({ uid: z.string() }).parse(request.params);
      const { key, size, 'after[]': after } = listQuery.parse(request.query);
      const fault = (faults as Record<string, Fault>)[uid];
      if (isApi && key === undefined) return reply.code(401).send({ message: 'key missing' });
      if (fault === undefined) return reply.callNotFound();
      const count = Math.min(size, pageSize);
      // Between the two requests, an event was added at the start.
      const from = fault === 'shifted' && after > 0 ? after - 1 : after;
      const numbers = Array.from({ length: count }, (_, index) => from + index).filter(
        (number) => number < total || fault === 'endless',
      );
      const events = numbers.map((number) => writeRecord(clock.now(), number));
      const next = events.length === 0 ? null : [after + count];
      const text = JSON.stringify({ total, events, after: next });
      return after === 0 ? reply.type(jsonType).send(text) : sendFaulty(reply, fault, text);
    });
  };

const pageRoutes: FastifyPluginAsync = async (app) => {
  for (const path of ['/fr/:slug', '/agendas/:slug'])
    app.get(path, async (request, reply) => {
      const { slug } = z.object({ slug: z.string() }).parse(request.params);
      const uid = uidOf(slug);
      if (uid === undefined) return reply.callNotFound();
      const page = html`<!doctype html><title>${slug}</title><a href="/agendas/${uid}/events.v2.ics">ICS</a>`;
      return reply.type('text/html').send(page.text);
    });
};

/** A portal with the interface Explore v2.1. */
export const exploreRoutes =
  ({ clock }: Surroundings): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/explore/v2.1/catalog/datasets/:dataset/records', async (request, reply) => {
      const { limit, offset } = exploreQuery.parse(request.query);
      const count = Math.max(Math.min(limit, total - offset), 0);
      const results = Array.from({ length: count }, (_, index) => {
        const { uid: _uid, ...record } = writeRecord(clock.now(), offset + index);
        return record;
      });
      return reply.type(jsonType).send(JSON.stringify({ total_count: total, results }));
    });
  };

export const openagendaRoutes =
  (surroundings: Surroundings): FastifyPluginAsync =>
  async (app) => {
    await app.register(pageRoutes, { prefix: '/openagenda' });
    await app.register(eventRoutes(surroundings, false), { prefix: '/openagenda' });
    await app.register(eventRoutes(surroundings, true), { prefix: '/openagenda' });
  };
