import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { applyFault, losesAnswer } from './controls/apply-fault.ts';
import { controlRoutes } from './controls/controls.ts';
import type { Faults } from './controls/faults.ts';
import { html } from './pages/html.ts';
import { words } from './pages/page.fr.ts';
import { sendPage } from './pages/page.ts';
import { holdsLiveKey, isLoopback } from './refusals.ts';
import type { SettingsByService, StandIn } from './stand-ins/stand-in.ts';

const wantsPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') === true;

function sendSentence(
  request: FastifyRequest,
  reply: FastifyReply,
  code: number,
  sentence: string,
): FastifyReply {
  if (wantsPage(request))
    return sendPage(reply.code(code), { title: words.home, body: html`<p>${sentence}</p>` });
  return reply.code(code).send({ error: sentence });
}

function homePage(standIns: StandIn[]) {
  const links = standIns.flatMap(({ page }) =>
    page ? [html`<li><a href="${page.path}">${page.title}</a></li>`] : [],
  );
  return {
    title: words.home,
    body: html`<p>${words.intro}</p><ul>${links}</ul><p class="quiet">${words.controls}</p>`,
  };
}

type Options = {
  standIns: StandIn[];
  faults: Faults;
  settings: () => SettingsByService;
  reset: () => void;
};

export async function buildHttp({
  standIns,
  faults,
  settings,
  reset,
}: Options): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: 12 * 1024 * 1024, forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-sandbox', 'true');
    // Prevents DNS rebinding: a website could point its own name at this machine and read the
    // mails.
    if (!isLoopback(request.hostname))
      return sendSentence(request, reply, 421, words.thisMachineOnly);
    if (holdsLiveKey(request.headers.authorization ?? '') || holdsLiveKey(request.url))
      return sendSentence(request, reply, 403, words.liveKey);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!Buffer.isBuffer(request.body) && holdsLiveKey(JSON.stringify(request.body ?? '')))
      return sendSentence(request, reply, 403, words.liveKey);
  });
  app.setNotFoundHandler((request, reply) =>
    sendSentence(
      request,
      reply,
      404,
      words.notDone(request.method, request.url.split('?')[0] ?? ''),
    ),
  );
  app.get('/', async (_request, reply) => sendPage(reply, homePage(standIns)));
  await app.register(controlRoutes, { faults, settings, reset });
  for (const { name, wire, pages } of standIns) {
    if (pages) await app.register(pages);
    if (!wire) continue;
    await app.register(
      async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
          const fault = faults.take(name);
          if (fault && (await applyFault(fault, request, reply))) return reply;
        });
        scope.addHook('onSend', async (request, _reply, payload) => {
          if (losesAnswer(request)) request.raw.socket.destroy();
          return payload;
        });
        await scope.register(wire.routes);
      },
      { prefix: wire.prefix },
    );
  }
  return app;
}
