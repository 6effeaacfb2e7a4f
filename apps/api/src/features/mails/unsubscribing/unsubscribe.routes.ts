import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askPage, donePage, unknownPage, unsubscribeStyle } from '../rendering/unsubscribe-page.ts';
import type { UnsubscribeLink, UnsubscribeService } from './unsubscribe.service.ts';
import { optionalKinds, unsubscribePath } from './unsubscribe-links.domain.ts';

const link = z
  .object({ t: z.uuid(), kind: z.enum(optionalKinds), search: z.uuid().optional() })
  .transform(({ t, kind, search = null }) => ({
    token: t,
    kind,
    searchId: kind === 'search-news' ? search : null,
  }));
const styleHash = createHash('sha256').update(unsubscribeStyle).digest('base64');
const headers = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  // The URL contains the token, which no referrer and no cache may get.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.headers(headers).type('text/html; charset=utf-8').send(page);

export type UnsubscribeOptions = { unsubscribe: UnsubscribeService; name: string };

/** A POST turns mails off without a session, from the page or from a mail program (RFC 8058). */
export const unsubscribeRoutes: FastifyPluginAsyncZod<UnsubscribeOptions> = async (
  app,
  { unsubscribe, name },
) => {
  // The body is ignored: it is empty from the page, or "List-Unsubscribe=One-Click" in any encoding
  // from a mail program.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );

  const answer = async (
    query: unknown,
    reply: FastifyReply,
    act: UnsubscribeService['find'],
    render: typeof askPage,
  ): Promise<FastifyReply> => {
    const unsubscribeLink: UnsubscribeLink | undefined = link.safeParse(query).data;
    const locale = unsubscribeLink && (await act(unsubscribeLink));
    if (!unsubscribeLink || !locale)
      return sendPage(reply.code(404), unknownPage({ locale: 'fr', name }));
    return sendPage(reply, render({ locale, name, ...unsubscribeLink }));
  };
  const route = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get(unsubscribePath, route, (request, reply) =>
    answer(request.query, reply, unsubscribe.find, askPage),
  );
  app.post(unsubscribePath, route, (request, reply) =>
    answer(request.query, reply, unsubscribe.turnOff, donePage),
  );
};
