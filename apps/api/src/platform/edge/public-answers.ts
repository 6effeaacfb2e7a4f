import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix } from '../api-prefix.ts';
import { matchesEntityTag } from '../entity-tag.ts';
import { chooseEncoding, compress } from './content-encoding.ts';

// Below it, compression saves no packet.
const smallestBytes = 1024;

// Only public reads: a compressed answer with a secret would reveal it by its length. Pages call
// the API in-process, without a socket.
const isPublicRead = ({ method, raw, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  raw.socket instanceof Socket &&
  routeOptions.config.access === 'public' &&
  (routeOptions.url ?? '').startsWith(`${apiPrefix}/`);

const isWholeJson = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 &&
  String(reply.getHeader('content-type')).startsWith('application/json');

// Weak, because the answer may be compressed.
const tagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Gives the JSON of public reads an entity tag, answers 304 to it, and compresses the rest. */
export const publicAnswers = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || !isPublicRead(request) || !isWholeJson(reply)) return payload;
    const bytes = Buffer.from(payload);
    const tag = String(reply.getHeader('etag') ?? tagOf(bytes));
    const vary = reply.getHeader('vary');
    reply
      .header('etag', tag)
      .header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    if (matchesEntityTag(request.headers['if-none-match'], tag)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return null;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined || bytes.length < smallestBytes) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(bytes, encoding);
  });
});
