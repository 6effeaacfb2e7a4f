import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix } from '../api-prefix.ts';

const allowedHeaders = ['authorization', 'accept-language', 'if-none-match'];
const exposedHeaders = [
  'etag',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
].join(', ');
const preflightSeconds = 7200;

const namesIn = (header = ''): string[] =>
  header.split(',').map((name) => name.trim().toLowerCase());

function isKeyPreflight({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'OPTIONS' || !url.startsWith(`${apiPrefix}/`)) return false;
  const asked = namesIn(headers['access-control-request-headers']);
  return (
    headers['access-control-request-method'] === 'GET' &&
    asked.includes('authorization') &&
    asked.every((name) => allowedHeaders.includes(name))
  );
}

/**
 * Lets a page of any origin read the answer to a publishable key, a refusal included. The browser
 * sends no cookies with it, because no header allows credentials.
 */
export const allowAnyOrigin = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposedHeaders,
    'cross-origin-resource-policy': 'cross-origin',
  });

/** Answers the preflight of a browser for a read with a key. A preflight does not contain the key. */
export const keyPreflight = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isKeyPreflight(request)) return undefined;
    return allowAnyOrigin(reply)
      .headers({
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': allowedHeaders.join(', '),
        'access-control-max-age': preflightSeconds,
      })
      .code(204)
      .send(null);
  });
});
