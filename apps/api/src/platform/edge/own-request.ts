import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** True for a call in process, without a socket: the page that makes it is a request already. */
export const isOwnRequest = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  !(raw.socket instanceof Socket);
