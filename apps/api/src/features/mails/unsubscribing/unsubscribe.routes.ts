import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askPage, donePage, unknownPage, unsubscribeStyle } from '../drawing/unsubscribe-page.ts';
import type { UnsubscribeService, WayOut } from './unsubscribe.service.ts';
import { optionalKinds, unsubscribePath } from './ways-out.domain.ts';

const link = z.object({ t: z.uuid(), kind: z.enum(optionalKinds) });
const styleHash = createHash('sha256').update(unsubscribeStyle).digest('base64');
const headers = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  // The address holds the token: it goes nowhere else, and into no cache.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.headers(headers).type('text/html; charset=utf-8').send(page);

export type UnsubscribeOptions = { unsubscribe: UnsubscribeService; name: string };

/** `/desabonnement`, which mails lead to. A POST turns mails off without a session, from the page or from a mail program (RFC 8058). */
export const unsubscribeRoutes: FastifyPluginAsyncZod<UnsubscribeOptions> = async (
  app,
  { unsubscribe, name },
) => {
  // What is posted is known: a form's empty body, or "List-Unsubscribe=One-Click" in whatever encoding the program chose.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );

  const answer = async (
    query: unknown,
    reply: FastifyReply,
    act: UnsubscribeService['find'],
    draw: typeof askPage,
  ): Promise<FastifyReply> => {
    const { data } = link.safeParse(query);
    const wayOut: WayOut | undefined = data && { token: data.t, kind: data.kind };
    const locale = wayOut && (await act(wayOut));
    if (!wayOut || !locale) return sendPage(reply.code(404), unknownPage({ locale: 'fr', name }));
    return sendPage(reply, draw({ locale, name, kind: wayOut.kind }));
  };
  const route = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get(unsubscribePath, route, (request, reply) =>
    answer(request.query, reply, unsubscribe.find, askPage),
  );
  app.post(unsubscribePath, route, (request, reply) =>
    answer(request.query, reply, unsubscribe.turnOff, donePage),
  );
};
