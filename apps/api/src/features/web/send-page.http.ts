import { safePath } from '@parages/contracts/vocabulary/site/safe-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../platform/edge/content-encoding.ts';
import { matchesEntityTag } from '../../platform/entity-tag.ts';
import { localeHeaders } from './locale.http.ts';
import type { Drawn } from './page-cache/drawn-page.ts';
import type { PageDocument } from './page-cache/page-document.ts';
import { rememberChosenPlace } from './remembered-place.http.ts';
import { renewScheme } from './scheme.http.ts';

const retryAfterSeconds = '1';

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageDocument,
  isPrivate: boolean,
): Promise<FastifyReply> {
  reply
    .headers(page.headers)
    .header('vary', `${localeHeaders}, Accept-Encoding`)
    // Shared caches store no page; browsers revalidate a page, and do not store a private one.
    .header('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache');
  if (page.status === 503) reply.header('retry-after', retryAfterSeconds);
  if (page.status === 200 && !isPrivate) {
    reply.header('etag', page.entityTag);
    if (matchesEntityTag(request.headers['if-none-match'], page.entityTag))
      return reply.code(304).send();
  }
  reply.code(page.status).type('text/html; charset=utf-8');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: Drawn,
): Promise<FastifyReply> {
  const { page, isPrivate } = drawn;
  rememberChosenPlace(request, reply, drawn);
  renewScheme(request, reply);
  // Checked, because loaders build redirects from the path and the query of the request.
  if (page.kind === 'redirect') return reply.redirect(safePath(page.location) ?? '/', page.status);
  return sendDocument(request, reply, page, isPrivate);
}
