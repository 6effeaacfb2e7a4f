import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of a key, which is stored in its place. */
export const keyHashOf = sha256;

/** Of the method, the address and the validated body of a request. */
export const fingerprintOf = ({
  method,
  url,
  body,
}: Pick<FastifyRequest, 'method' | 'url' | 'body'>): string =>
  sha256(JSON.stringify([method, url, body ?? null]));
