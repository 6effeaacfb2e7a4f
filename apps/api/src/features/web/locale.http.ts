import { isLocale, type Locale, localeCookie } from '@parages/contracts/vocabulary/site/locales';
import { safePath } from '@parages/contracts/vocabulary/site/safe-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLocale } from '../../platform/edge/locale.domain.ts';
import { isBrowser } from './web.domain.ts';

const aYearS = 365 * 24 * 3600;

/** Request headers that `localeOf` depends on, for `Vary`. */
export const localeHeaders = 'Cookie, Accept-Language';

/**
 * The chosen language, else English for a browser whose first language it is, else French. Robots
 * get French even when they accept English: search engines index one language per address, and the
 * preview of a link is read by others than its sender.
 */
export function localeOf({ cookies, headers }: FastifyRequest): Locale {
  const accepted = isBrowser(headers['user-agent']) ? headers['accept-language'] : undefined;
  return readLocale(cookies[localeCookie], accepted);
}

/**
 * `/langue/en?to=/ville/tours`: stores the language in a cookie and redirects to the path `to`,
 * else to the home page. A plain link, so that it works without scripts.
 */
export function chooseLocale(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): FastifyReply {
  const { pathname, searchParams } = new URL(request.url, origin);
  const locale = pathname.split('/')[2];
  if (!isLocale(locale)) return reply.callNotFound() as unknown as FastifyReply;
  return reply
    .setCookie(localeCookie, locale, {
      path: '/',
      maxAge: aYearS,
      sameSite: 'lax',
      httpOnly: true,
      secure: request.protocol === 'https',
    })
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .redirect(safePath(searchParams.get('to')) ?? '/', 303);
}
