/** Simulates any site that publishes a calendar (RFC 5545), events in JSON-LD (schema.org) or records in pages. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { meanings, words } from './agendas.fr.ts';
import { fileRoutes } from './file-agendas.ts';
import { exploreRoutes, openagendaRoutes } from './paged-agendas.ts';
import {
  emptyCalendar,
  endlessSpellings,
  writeBomb,
  writeCalendar,
  writeEndless,
  writeLarge,
  writePage,
} from './write-agenda.ts';
import { writeFeed } from './write-feed.ts';

const slowQuery = z.object({ ms: z.coerce.number().int().min(0).max(120_000).default(60_000) });
const editionQuery = z.object({ edition: z.string().max(40).optional() });
const endlessQuery = z.object({ spelling: z.enum(endlessSpellings).default('plain') });
const largeQuery = z.object({
  events: z.coerce.number().int().min(1).max(2000).default(2000),
  revision: z.coerce.number().int().min(0).default(0),
});
const feedQuery = largeQuery.extend({
  events: z.coerce.number().int().min(1).max(250_000).default(2000),
});
const heavyBytes = 11 * 1024 * 1024;
const spaces = (): Buffer => Buffer.alloc(20 * 1024 * 1024, ' ');
const limitedS = 7200;
const calendarType = 'text/calendar; charset=utf-8';
const pageType = 'text/html; charset=utf-8';
/** The one character of the calendar whose code differs in Windows-1252. */
const quote = { written: '’', code: '\x92' };

const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

function drip(text: string, ms: number): Readable {
  const half = Math.ceil(text.length / 2);
  return Readable.from(
    (async function* () {
      yield text.slice(0, half);
      await wait(ms);
      yield text.slice(half);
    })(),
    { objectMode: false },
  );
}

function sendCut(reply: FastifyReply, text: string): void {
  reply.hijack();
  const length = Buffer.byteLength(text);
  reply.raw.writeHead(200, { 'content-type': calendarType, 'content-length': length });
  reply.raw.write(text.slice(0, length / 2), () => reply.raw.destroy());
}

const validRoutes =
  ({ clock }: Surroundings): FastifyPluginAsync =>
  async (app) => {
    const calendar = (edition?: string) => writeCalendar(clock.now(), edition);
    for (const [path, type, write] of [
      ['/agenda.ics', calendarType, calendar],
      ['/programme.html', pageType, () => writePage(clock.now())],
    ] as const)
      app.get(path, async (request, reply) => {
        const text = write(editionQuery.parse(request.query).edition);
        const etag = etagOf(text);
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type(type).send(text);
      });
    app.get('/large.ics', async (request, reply) => {
      const { events, revision } = largeQuery.parse(request.query);
      return reply.type(calendarType).send(writeLarge(clock.now(), events, revision));
    });
    app.get('/large.json', async (request, reply) => {
      const { events, revision } = feedQuery.parse(request.query);
      const pieces = Readable.from(writeFeed(clock.now(), events, revision), { objectMode: false });
      return reply.type('application/json').send(pieces);
    });
    app.get('/moved.ics', async (_request, reply) => reply.redirect('/agendas/agenda.ics', 301));
    app.get('/latin1.ics', async (_request, reply) => {
      const text = calendar().replaceAll(quote.written, quote.code);
      return reply.type(calendarType).send(Buffer.from(text, 'latin1'));
    });
  };

const wrongRoutes =
  ({ clock }: Surroundings): FastifyPluginAsync =>
  async (app) => {
    const calendar = () => writeCalendar(clock.now());
    app.get('/slow.ics', async (request, reply) =>
      reply.type(calendarType).send(drip(calendar(), slowQuery.parse(request.query).ms)),
    );
    app.get('/cut.ics', async (_request, reply) => sendCut(reply, calendar()));
    app.get('/changed.ics', async (_request, reply) =>
      reply.type(pageType).send(`<!doctype html><title>${words.changed}</title>`),
    );
    app.get('/empty.ics', async (_request, reply) =>
      reply.type(calendarType).send(emptyCalendar()),
    );
    app.get('/limited.ics', async (_request, reply) =>
      reply.code(429).header('retry-after', limitedS).send(),
    );
    app.get('/private.ics', async (_request, reply) => reply.code(403).send());
    app.get('/gone.ics', async (_request, reply) => reply.callNotFound());
    app.get('/heavy.ics', async (_request, reply) =>
      reply.type(calendarType).send(calendar().padEnd(heavyBytes, '\r\n')),
    );
    app.get('/bomb.ics', async (_request, reply) =>
      reply.type(calendarType).send(writeBomb(clock.now())),
    );
    app.get('/endless.ics', async (request, reply) => {
      const { spelling } = endlessQuery.parse(request.query);
      return reply.type(calendarType).send(writeEndless(clock.now(), spelling));
    });
    app.get('/redirect-private', async (_request, reply) =>
      reply.redirect('http://169.254.169.254/agenda.ics'),
    );
    app.get('/redirect-round', async (_request, reply) =>
      reply.redirect('/agendas/redirect-round'),
    );
    app.get('/gzip-bomb.ics', async (_request, reply) =>
      reply.type(calendarType).header('content-encoding', 'gzip').send(gzipSync(spaces())),
    );
  };

/** `folder`: what a site publishes; without it the made agendas alone are served. */
export function agendasStandIn(
  surroundings: Surroundings,
  { folder }: { folder?: string | undefined } = {},
): StandIn {
  const { origin } = surroundings;
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(validRoutes(surroundings));
    await app.register(wrongRoutes(surroundings));
    await app.register(openagendaRoutes(surroundings));
    await app.register(exploreRoutes(surroundings));
    if (folder !== undefined) await app.register(fileRoutes(folder));
  };
  const pages: FastifyPluginAsync = async (app) => {
    app.get('/agendas', async (_request, reply) => {
      const rows = Object.entries(meanings).map(
        ([file, meaning]) =>
          html`<tr><td><code>${origin()}/agendas/${file}</code></td><td>${meaning}</td></tr>`,
      );
      const head = [words.address, words.meaning].map((name) => html`<th scope="col">${name}</th>`);
      const body = html`<p>${words.intro}</p><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
      return sendPage(reply, { title: words.title, body });
    });
  };
  return {
    name: 'agendas',
    wire: { prefix: '/agendas', routes },
    pages,
    page: { path: '/agendas', title: words.title },
    // The service reaches this host by MEDIA_FETCH_ALLOW, which the pictures set.
    settings: () => ({ OPENAGENDA_URL: `${origin()}/agendas/openagenda` }),
    reset: () => undefined,
  };
}
