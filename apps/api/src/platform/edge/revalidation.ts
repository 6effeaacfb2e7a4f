import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from '../entity-tag.ts';

/** Weak, because all encodings of an answer share it. */
export const tagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Says that the answer depends on `Accept-Encoding`, beside what it already depends on. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}

/** Sets the entity tag. Returns true when the client has the answer, whose status is then 304. */
export function isCurrent(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  if (!matchesEntityTag(request.headers['if-none-match'], tag)) return false;
  reply.code(304);
  return true;
}

/**
 * The body of a 304, which has neither a type nor a length. Fastify writes the length of every
 * answer to HEAD, unless it is a stream.
 */
export function emptyBody({ method }: FastifyRequest, reply: FastifyReply): Readable | null {
  reply.removeHeader('content-type').removeHeader('content-length');
  return method === 'HEAD' ? Readable.from([]) : null;
}
