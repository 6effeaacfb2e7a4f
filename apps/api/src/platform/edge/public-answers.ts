import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix } from '../api-prefix.ts';
import { chooseEncoding, compress } from './content-encoding.ts';
import { emptyBody, isCurrent, tagOf, varyByEncoding } from './revalidation.ts';

// Below it, compression saves no packet.
const smallestBytes = 1024;

// Only public reads: a compressed answer with a secret would reveal it by its length. Pages call
// the API in-process, without a socket.
const isPublicRead = ({ method, raw, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  raw.socket instanceof Socket &&
  routeOptions.config.access === 'public' &&
  (routeOptions.url ?? '').startsWith(`${apiPrefix}/`);

const isDocumented = ({ routeOptions: { schema, url = '' } }: FastifyRequest): boolean =>
  schema?.operationId !== undefined || url.startsWith('/api/');

const isWholeJson = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 &&
  String(reply.getHeader('content-type')).startsWith('application/json');

// A client that may not store the answer has nothing to revalidate.
const isStorable = (reply: FastifyReply): boolean =>
  !/\bno-store\b/.test(String(reply.getHeader('cache-control')));

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is for its caller alone, such as its position: no cache may store it. */
    isNeverStored?: true;
  }
}

/**
 * Gives the JSON of public reads an entity tag, answers 304 to it, and compresses the rest. Answers
 * that may not be stored have no tag.
 */
export const publicAnswers = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.config.isNeverStored) reply.header('cache-control', 'private, no-store');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (reply.statusCode === 304 && isDocumented(request) && (isText || payload == null))
      return emptyBody(request, reply);
    if (!isText || !isPublicRead(request) || !isWholeJson(reply)) return payload;
    varyByEncoding(reply);
    const bytes = Buffer.from(payload);
    if (isStorable(reply)) {
      const tag = String(reply.getHeader('etag') ?? tagOf(bytes));
      if (isCurrent(request, reply, tag)) return emptyBody(request, reply);
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    // The bytes, since the text would be encoded again.
    if (encoding === undefined || bytes.length < smallestBytes) return bytes;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(bytes, encoding);
  });
});
