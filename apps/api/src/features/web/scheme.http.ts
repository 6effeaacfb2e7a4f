import { isScheme, schemeCookie } from '@parages/contracts/vocabulary/site/schemes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isVisit } from './remembered-place.http.ts';

const yearS = 365 * 24 * 3600;

/**
 * Renews the cookie of the chosen colour scheme, since Safari keeps one that a script wrote for a
 * week only. The page itself does not depend on it: a script of the page reads it, so that all
 * visitors share the cached page.
 */
export function renewScheme(request: FastifyRequest, reply: FastifyReply): void {
  const scheme = request.cookies[schemeCookie];
  if (!isScheme(scheme) || !isVisit(request)) return;
  reply.setCookie(schemeCookie, scheme, {
    path: '/',
    maxAge: yearS,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
